import Skeleton from '@mui/material/Skeleton';
import type { Order } from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import cards from './cards.module.css';
import { OrderRow } from './OrderRow.js';
import css from './table.module.css';
import { matchesOrderName } from './useOrders.js';

const COLUMNS = [
  'client',
  'total',
  'paid',
  'ratio',
  'edits',
  'date',
  'sub',
  'demo',
  'status',
  'menu',
  'message',
] as const;
const WAITING = ['a', 'b', 'c', 'd', 'e', 'f'];

interface OrderTableProps {
  /** Undefined while loading. */
  readonly orders: readonly Order[] | undefined;
  /** The id or number of the open order. */
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
  readonly onMessage: (order: Order) => void;
}

export function OrderTable({ orders, opened, onOpen, onMessage }: OrderTableProps) {
  const t = useTranslate();
  return (
    <div className={`${css['frame'] ?? ''} ${cards['frame'] ?? ''}`}>
      {!orders && (
        <span role="status" className="sr-only">
          {t('orders.loading')}
        </span>
      )}
      <table role="table" aria-busy={!orders} className={css['table']}>
        <caption className="sr-only">{t('orders.title')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {t(`orders.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {orders?.map((order) => (
            <OrderRow
              key={order._id}
              order={order}
              selected={matchesOrderName(order, opened)}
              onOpen={() => onOpen(order._id)}
              onMessage={() => onMessage(order)}
            />
          )) ??
            WAITING.map((row) => (
              <tr key={row} role="row" className={css['row']}>
                {COLUMNS.map((name) => (
                  <td key={name} role="cell">
                    <Skeleton width="70%" />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
