/**
 * Cells of the orders table that differ from the default cells of their type.
 * (docs/spec/staff-console.md#orders-table)
 */
import {
  formatDate,
  providerDay,
  paidPercent,
  formatPercent,
  providerMoneyIsolated,
  subscriptionMark,
  toThousandths,
  type Order,
} from '@qaima/schemas';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { ColumnMoney } from '../../components/MoneyColumn.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import marks from './badges.module.css';
import cards from './cards.module.css';
import { DateInput } from './DateInput.js';
import { MenuCell } from './MenuCell.js';
import { orderName, paymentSums, unreadyEdits } from './orderSummary.js';
import { EditStatusSelect } from './EditStatusSelect.js';
import css from './table.module.css';
import { useEndDate } from './useEndDate.js';
import { useOrderActions } from './useOrderActions.js';

const OrderNumber = ({ record }: CellProps<Order>) => <bdi dir="ltr">#{record.number}</bdi>;

const Total = ({ record }: CellProps<Order>) => <ColumnMoney thousandths={toThousandths(record.totalAmount)} />;

function Paid({ record }: CellProps<Order>) {
  const t = useTranslate();
  const language = useLanguage();
  const { paid, left } = paymentSums(record);
  const isOwed = left > 0 && !record.isDemo && !record.canceled;
  return (
    <>
      <strong>
        <ColumnMoney thousandths={paid} />
      </strong>
      {isOwed && (
        <span className={cards['owed']}>{t('order.left', { amount: providerMoneyIsolated(left, language) })}</span>
      )}
    </>
  );
}

function Ratio({ record }: CellProps<Order>) {
  const percent = paidPercent(record.totalOnPaid);
  return (
    <span className={css['ratio']}>
      <bdi dir="ltr">{formatPercent(percent)}</bdi>
      <span className={css['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  );
}

function SubEnd({ record }: CellProps<Order>) {
  const t = useTranslate();
  const order = record;
  const { save, day, dialogs } = useEndDate(order, 'subscription');
  const mark = subscriptionMark(order.subEnd, new Date());
  const isLate = !order.canceled && !order.isDemo && paymentSums(order).left > 0;
  return (
    <span className={`${css['sub'] ?? ''} ${isLate ? '' : (css['settled'] ?? '')}`}>
      <DateInput
        label={t('orders.subOf', { name: orderName(order) })}
        value={day}
        className={mark ? css['endedControl'] : undefined}
        onSave={save}
      />
      {dialogs}
      {mark && (
        <strong className={css['ended']}>
          <TriangleAlert size={14} aria-hidden="true" />
          {t(mark === 'today' ? 'orders.endsToday' : 'orders.ended')}
        </strong>
      )}
    </span>
  );
}

function Demo({ record }: CellProps<Order>) {
  const t = useTranslate();
  const { isDemo, demoEndDate } = record;
  if (!isDemo) return <span className={marks['quiet']}>{t('orders.no')}</span>;
  return (
    <span className={css['demo']} data-set="">
      <span className={marks['chip']}>{t('orders.yes')}</span>
      {demoEndDate && (
        <bdi dir="ltr" title={t('orders.demoEnd')}>
          {formatDate(providerDay(demoEndDate))}
        </bdi>
      )}
    </span>
  );
}

function Edits({ record }: CellProps<Order>) {
  const t = useTranslate();
  const unready = unreadyEdits(record);
  if (unready === 0) return <span className={marks['quiet']}>0</span>;
  return (
    <span className={marks['edits']} data-set="">
      <CircleAlert size={16} aria-hidden="true" />
      <span className="sr-only">{t('orders.unready', { count: unready })}</span>
      <span aria-hidden="true">{unready}</span>
    </span>
  );
}

function CreatedAt({ record }: CellProps<Order>) {
  const { createdAt } = record;
  return <bdi dir="ltr">{createdAt && formatDate(providerDay(createdAt))}</bdi>;
}

function Status({ record }: CellProps<Order>) {
  const t = useTranslate();
  const order = record;
  const { setStatus } = useOrderActions(order._id);
  return (
    <EditStatusSelect
      label={t('orders.statusOf', { name: orderName(order) })}
      value={order.status}
      onChoose={(status) => void setStatus(status)}
    />
  );
}

/** The classes of a cell in the table, and in a card. */
const inBoth = (inTable: string | undefined, inCard: string | undefined) => `${inTable ?? ''} ${inCard ?? ''}`;

export const orderOverrides: Overrides<Order> = {
  'Order.number': { cell: OrderNumber, cellClass: inBoth(css['day'], cards['number']) },
  'Order.totalAmount': { heading: 'orders.total', cell: Total, money: true, cellClass: cards['total'] },
  'Order.payments': { heading: 'orders.paid', cell: Paid, money: true, cellClass: cards['paid'] },
  'Order.totalOnPaid': { heading: 'orders.ratio', cell: Ratio, cellClass: cards['ratio'] },
  'Order.requiredEdits': { heading: 'orders.edits', cell: Edits, cellClass: cards['edits'] },
  'Order.createdAt': { heading: 'orders.date', cell: CreatedAt, cellClass: inBoth(css['day'], cards['date']) },
  'Order.subEnd': { heading: 'orders.sub', cell: SubEnd, cellClass: cards['end'] },
  'Order.isDemo': { heading: 'orders.demo', cell: Demo, cellClass: cards['demo'] },
  'Order.status': { heading: 'orders.status', cell: Status, cellClass: cards['status'] },
  'Order.menu': {
    heading: 'orders.menu',
    cell: ({ record }) => <MenuCell order={record} />,
    cellClass: inBoth(css['menuCell'], cards['menu']),
  },
};
