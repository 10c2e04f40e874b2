/** Parts that cards of several states share. */
import { guestCount, type GuestOrder } from '@qaima/schemas';
import { BellRing } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import css from './board.module.css';

/** Says that the order rings. */
export function Bell() {
  const t = useTranslate();
  return <BellRing size={22} role="img" aria-label={t('orderBoard.ringing')} className={css['bell']} />;
}

/** Who the order is for, and what the venue must know of it at a glance. */
export function Guest({ order, since }: { readonly order: GuestOrder; readonly since?: string }) {
  const t = useTranslate();
  const { service, receiveOption, area } = order;
  const guests = guestCount(order);
  const words = [
    order.name,
    guests ? t('guestOrders.guests', { smart_count: guests }) : null,
    service === 'reserve' ? receiveOption : null,
    service === 'delivery' ? area?.title : null,
    service === 'pickup' ? order.clientPhone : null,
    since,
  ].filter((word) => word != null && word !== '');
  return (
    <p className={css['muted']}>
      {words.map((word, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          <bdi>{word}</bdi>
        </span>
      ))}
    </p>
  );
}
