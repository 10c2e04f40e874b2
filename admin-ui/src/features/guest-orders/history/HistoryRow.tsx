import { formatDateTimeInZone, isOnlyMessage, resolveTimeZone, type GuestOrder } from '@qaima/schemas';
import { useMenu } from '../../../data/menu.js';
import { OrderNumber, ServicePill } from '../shared/orderComponents.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './history.module.css';

interface HistoryRowProps {
  readonly order: GuestOrder;
  readonly onOpen: (id: string) => void;
}

export function HistoryRow({ order, onOpen }: HistoryRowProps) {
  const text = useOrderText();
  const { data: menu } = useMenu();
  return (
    <li>
      <button type="button" aria-haspopup="dialog" className={css['row']} onClick={() => onOpen(order._id)}>
        <span className={css['number']}>
          <OrderNumber order={order} />
        </span>
        <span className={css['who']}>
          <bdi>{text.guest(order)}</bdi>
          <bdi dir="ltr">{formatDateTimeInZone(resolveTimeZone(menu?.settings?.timeZone), order.placedAt)}</bdi>
        </span>
        <ServicePill order={order} />
        <span className={css['amount']}>{text.amount(order)}</span>
        <bdi dir="ltr" className={css['total']}>
          {text.money(order.total, order.currency)}
        </bdi>
        <span className={css['state']} data-state={isOnlyMessage(order) ? 'message' : order.state}>
          {text.orderState(order)}
        </span>
      </button>
    </li>
  );
}
