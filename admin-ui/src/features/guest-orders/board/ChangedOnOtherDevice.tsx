/** Shows in an order's card what another device has done with the order, before the card moves. */
import type { GuestOrder } from '@qaima/schemas';
import { CircleCheck } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';

export function ChangedOnOtherDevice({ next }: { readonly next: GuestOrder }) {
  const t = useTranslate();
  const text = useOrderText();
  const last = next.events.at(-1);
  const sentence = {
    pending: '',
    accepted: t('orderBoard.acceptedElsewhere', { minutes: text.minutes(last?.minutes ?? 0) }),
    ready: t('orderBoard.readyElsewhere'),
    'on-the-way': t('orderBoard.sendOff'),
    done: t(last?.by ? 'orderBoard.doneElsewhere' : 'orderBoard.doneByDriver'),
    rejected: t('orderBoard.rejectedElsewhere'),
    missed: t('orderBoard.missed'),
    canceled: t(last?.by ? 'orderBoard.canceledElsewhere' : 'orderBoard.canceledByGuest'),
  }[next.state];
  return (
    <p role="status" className={css['elsewhere']}>
      <CircleCheck size={18} aria-hidden="true" />
      {sentence}
    </p>
  );
}
