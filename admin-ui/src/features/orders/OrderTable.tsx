/** The table of orders, generated from the order's schema; cards on phones. (docs/spec/staff-console.md#orders-table) */
import { useMemo } from 'react';
import { canSendMenuReady, orderSchema, type Order } from '@qaima/schemas';
import { MessageCircle } from 'lucide-react';
import { MoneyColumns } from '../../components/MoneyColumn.js';
import { useTranslate } from '../../i18n/i18n.js';
import { AT_END, AT_START, SchemaTable, type ExtraColumn, type RowProps } from '../../schema-ui/table/SchemaTable.js';
import marks from './badges.module.css';
import buttons from './buttons.module.css';
import cards from './cards.module.css';
import { orderOverrides } from './orderColumns.js';
import { orderName, paymentSums } from './orderSummary.js';
import { orderTone, toneClass } from './paymentColors.js';
import css from './table.module.css';
import { matchesOrderName } from './useOrders.js';

interface OrderTableProps {
  /** Undefined while loading. */
  readonly orders: readonly Order[] | undefined;
  /** The id or number of the open order. */
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
  readonly onMessage: (order: Order) => void;
}

/** Clicks on these elements do not open the order of the row. */
const CONTROLS = 'a, button, input, select, form, label';

const styles = {
  frameClass: `${css['frame'] ?? ''} ${cards['frame'] ?? ''}`,
  tableClass: css['table'],
  rowClass: css['row'],
  skeletonRows: 6,
};

export function OrderTable({ orders, opened, onOpen, onMessage }: OrderTableProps) {
  const t = useTranslate();
  const extra = useMemo<readonly ExtraColumn<Order>[]>(
    () => [
      {
        after: AT_START,
        label: t('orders.client'),
        cellClass: `${css['client'] ?? ''} ${cards['client'] ?? ''}`,
        cell: (order) => <Client order={order} onOpen={() => onOpen(order._id)} />,
      },
      {
        after: AT_END,
        label: t('orders.message'),
        cellClass: `${css['messageCell'] ?? ''} ${cards['message'] ?? ''}`,
        cell: (order) =>
          canSendMenuReady(order) && (
            <button type="button" className={buttons['button']} onClick={() => onMessage(order)}>
              <MessageCircle size={16} aria-hidden="true" />
              <span>{t('orders.send')}</span>
            </button>
          ),
      },
    ],
    [t, onOpen, onMessage],
  );
  const rowProps = (order: Order): RowProps => ({
    'data-tone': orderTone(order),
    'aria-current': matchesOrderName(order, opened) ? 'true' : undefined,
    className: toneClass(orderTone(order)),
    onClick: ({ target, currentTarget }) => {
      // A cell can open a dialog. In React, events of the dialog also reach the row, but the dialog's DOM is outside
      // the row.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (!target.closest(CONTROLS)) onOpen(order._id);
    },
  });
  const amounts = useMemo(() => orders?.map(paymentSums).flatMap(({ total, paid }) => [total, paid]) ?? [], [orders]);
  return (
    <MoneyColumns amounts={amounts}>
      <SchemaTable
        shape={orderSchema}
        rows={orders}
        caption={t('orders.title')}
        overrides={orderOverrides}
        extra={extra}
        rowProps={rowProps}
        styles={styles}
        empty={null}
      />
    </MoneyColumns>
  );
}

function Client({ order, onOpen }: { readonly order: Order; readonly onOpen: () => void }) {
  const t = useTranslate();
  return (
    <>
      <button type="button" className={css['name']} onClick={onOpen}>
        <bdi className={marks['twoLines']} title={orderName(order)}>
          {orderName(order)}
        </bdi>
      </button>
      <span className={marks['under']}>
        <bdi dir="ltr">{order.user?.phone}</bdi>
        {order.canceled && <strong className={css['canceled']}>{t('orders.canceled')}</strong>}
      </span>
    </>
  );
}
