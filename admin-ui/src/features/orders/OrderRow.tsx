/** An order as a table row, or a card on phones. (docs/spec/staff-console.md#orders-table) */
import {
  formatDate,
  providerDay,
  canSendMenuReady,
  paidPercent,
  paymentLevel,
  formatPercent,
  subscriptionMark,
  type Order,
} from '@qaima/schemas';
import { CircleAlert, MessageCircle, TriangleAlert } from 'lucide-react';
import { Money } from '../../components/Money.js';
import { useTranslate } from '../../i18n/i18n.js';
import marks from './badges.module.css';
import buttons from './buttons.module.css';
import { DateInput } from './DateInput.js';
import { MenuCell } from './MenuCell.js';
import { orderName, paymentSums, unreadyEdits } from './orderSummary.js';
import { toneClass } from './paymentTones.js';
import { StatusSelect } from './StatusSelect.js';
import css from './table.module.css';
import { useOrderActions } from './useOrderActions.js';

interface OrderRowProps {
  readonly order: Order;
  readonly selected: boolean;
  readonly onOpen: () => void;
  readonly onMessage: () => void;
}

/** Controls that do not open the order. */
const OWN = 'a, button, input, select, form, label';

export function OrderRow({ order, selected, onOpen, onMessage }: OrderRowProps) {
  const t = useTranslate();
  const { setStatus } = useOrderActions(order._id);
  const { total, paid } = paymentSums(order);
  const unready = unreadyEdits(order);
  const name = orderName(order);
  return (
    <tr
      role="row"
      data-tone={paymentLevel(order.totalOnPaid)}
      aria-current={selected ? 'true' : undefined}
      className={`${css['row'] ?? ''} ${toneClass(paymentLevel(order.totalOnPaid))}`}
      onClick={({ target }) => {
        if (!(target as Element).closest(OWN)) onOpen();
      }}
    >
      <td role="cell" className={css['client']}>
        <button type="button" className={css['name']} onClick={onOpen}>
          <bdi className={marks['cut']}>{name}</bdi>
        </button>
        <span className={marks['under']}>
          <bdi dir="ltr">{order.user?.phone}</bdi>
          {order.canceled && <strong className={css['canceled']}>{t('orders.canceled')}</strong>}
        </span>
      </td>
      <td role="cell" className={css['amount']} data-label={t('orders.total')}>
        <Money rounded thousandths={total} />
      </td>
      <td role="cell" className={css['amount']} data-label={t('orders.paid')}>
        <strong>
          <Money rounded thousandths={paid} />
        </strong>
      </td>
      <td role="cell" data-label={t('orders.ratio')}>
        <Ratio ratio={order.totalOnPaid} />
      </td>
      <td role="cell" data-label={t('orders.edits')}>
        {unready > 0 ? (
          <span className={marks['edits']}>
            <CircleAlert size={16} aria-hidden="true" />
            <span className="sr-only">{t('orders.unready', { count: unready })}</span>
            <span aria-hidden="true">{unready}</span>
          </span>
        ) : (
          <span className={marks['quiet']}>0</span>
        )}
      </td>
      <td role="cell" className={css['day']} data-label={t('orders.date')}>
        <bdi dir="ltr">{order.createdAt && formatDate(providerDay(order.createdAt))}</bdi>
      </td>
      <td role="cell" data-label={t('orders.sub')}>
        <SubEnd order={order} />
      </td>
      <td role="cell" data-label={t('orders.demo')}>
        <Demo order={order} />
      </td>
      <td role="cell" data-label={t('orders.status')}>
        <StatusSelect
          label={t('orders.statusOf', { name })}
          value={order.status}
          onChoose={(status) => void setStatus(status)}
        />
      </td>
      <td role="cell" data-label={t('orders.menu')}>
        <MenuCell order={order} />
      </td>
      <td role="cell" className={css['messageCell']}>
        {canSendMenuReady(order) && (
          <button type="button" className={buttons['button']} onClick={onMessage}>
            <MessageCircle size={16} aria-hidden="true" />
            <span>{t('orders.send')}</span>
          </button>
        )}
      </td>
    </tr>
  );
}

function Ratio({ ratio }: { readonly ratio: number }) {
  const percent = paidPercent(ratio);
  return (
    <span className={css['ratio']}>
      <bdi dir="ltr">{formatPercent(percent)}</bdi>
      <span className={css['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  );
}

function SubEnd({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const { setSubEnd } = useOrderActions(order._id);
  const mark = subscriptionMark(order.subEnd, new Date());
  return (
    <span className={css['sub']}>
      <DateInput
        label={t('orders.subOf', { name: orderName(order) })}
        value={providerDay(order.subEnd)}
        className={mark ? css['endedControl'] : undefined}
        onSave={setSubEnd}
      />
      {mark && (
        <strong className={css['ended']}>
          <TriangleAlert size={14} aria-hidden="true" />
          {t(mark === 'today' ? 'orders.endsToday' : 'orders.ended')}
        </strong>
      )}
    </span>
  );
}

function Demo({ order: { isDemo, demoEndDate } }: { readonly order: Order }) {
  const t = useTranslate();
  if (!isDemo) return <span className={marks['quiet']}>{t('orders.no')}</span>;
  return (
    <span className={css['demo']}>
      <span className={marks['chip']}>{t('orders.yes')}</span>
      {demoEndDate && (
        <bdi dir="ltr" title={t('orders.demoEnd')}>
          {formatDate(providerDay(demoEndDate))}
        </bdi>
      )}
    </span>
  );
}
