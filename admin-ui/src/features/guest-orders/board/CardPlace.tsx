/** A card in its place on the board. While the order has left, the card stays, says so, and can't be used. */
import type { ReactNode } from 'react';
import type { GuestOrder } from '@qaima/schemas';
import { Check } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { LeftContext, type Place } from '../shared/useHeldPlaces.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';

export function CardPlace({ order, isLeft, children }: Place<GuestOrder> & { readonly children: ReactNode }) {
  return (
    <LeftContext value={isLeft}>
      {/* The order has another card by now, so this one is only seen. */}
      <li className={isLeft ? css['kept'] : undefined} inert={isLeft} aria-hidden={isLeft || undefined}>
        {children}
        {isLeft && <NewState order={order} />}
      </li>
    </LeftContext>
  );
}

function NewState({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const text = useOrderText();
  const present = useInbox().state.orders.find(({ _id }) => _id === order._id);
  return (
    <p className={css['newState']}>
      <Check size={24} aria-hidden="true" />
      {present ? text.state(present.state) : t('orderBoard.finished')}
    </p>
  );
}
