/** Accepted reservations of later days, by first day. */
import { useState } from 'react';
import { bookingPeriod, callsForAttention, type GuestOrder } from '@qaima/schemas';
import { ChevronDown } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInboxUrlState } from '../shared/useInboxUrlState.js';
import { useNow } from '../shared/useNow.js';
import { LaterCard } from './AcceptedAndReadyCards.js';
import css from './board.module.css';

/** More reservations than these are folded, so that the orders of the day stay in sight. */
const MAX_UNFOLDED = 3;

export function LaterOrders({ orders }: { readonly orders: readonly GuestOrder[] }) {
  const t = useTranslate();
  const { openOrder } = useInboxUrlState();
  const now = useNow();
  const [chosen, choose] = useState<boolean | null>(null);
  if (orders.length === 0) return null;
  const isRinging = orders.some((order) => callsForAttention(order, now));
  const isOpen = isRinging || (chosen ?? orders.length <= MAX_UNFOLDED);
  const firstDay = (order: GuestOrder) => bookingPeriod(order)?.from ?? '';
  return (
    <section className={css['later']}>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
          {t('orderBoard.later', { count: orders.length })}
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </h3>
      {isOpen && (
        <ul className={css['list']}>
          {[...orders]
            .sort((one, other) => firstDay(one).localeCompare(firstDay(other)))
            .map((order) => (
              <li key={order._id}>
                <LaterCard order={order} onOpen={openOrder} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
