/**
 * Announces to screen readers: new orders, and the last 60 and 15 seconds in which the venue can accept or reject an
 * order.
 */
import { useState } from 'react';
import type { GuestOrder } from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import { useInbox } from './inbox/OrderInboxProvider.js';
import { useOrderText } from './shared/useOrderText.js';
import { useOrderTranslation } from './shared/useOrderTranslation.js';

/** If many orders arrive at once, only this many are named. */
const MAX_NAMED = 5;

export function ScreenReaderAnnouncer() {
  const t = useTranslate();
  const text = useOrderText();
  const { inbox, state } = useInbox();
  const translate = useOrderTranslation();
  const { announcement } = state;
  // Keeps an announcement's text constant, because screen readers would announce a changed text again.
  const [said, setSaid] = useState({ key: 0, words: '' });
  if (announcement && announcement.key !== said.key) {
    const now = inbox.clock.now();
    const leftOf = ({ answerBy }: GuestOrder) => (answerBy ? text.spoken(Date.parse(answerBy) - now) : '');
    /** What a new order waits for: an answer, its opening, or its preparation. */
    const timeOf = (order: GuestOrder) => {
      const { state, answerFrom, promisedAt } = order;
      if (state === 'accepted')
        return [
          t('orderBoard.acceptedAutomatically'),
          promisedAt && t('orderBoard.readyAt', { time: text.dayTime(promisedAt, now) }),
        ];
      if (answerFrom && Date.parse(answerFrom) > now)
        return [t('orderBoard.answerFrom', { time: text.dayTime(answerFrom, now) })];
      return [leftOf(order) && t('orderBoard.leftLabel', { left: leftOf(order) })];
    };
    const describe = (order: GuestOrder) =>
      [
        t('orderBoard.announceNew', {
          order: text.name(order),
          service: text.service(translate(order)),
          amount: text.amount(order),
        }),
        ...timeOf(order),
      ]
        .filter(Boolean)
        .join(t('guestOrders.comma'));
    const { key } = announcement;
    const words =
      announcement.kind === 'time'
        ? t('orderBoard.announceLeft', { order: text.name(announcement.order), left: leftOf(announcement.order) })
        : announcement.orders.length === 1
          ? announcement.orders.map(describe).join('')
          : [
              t('orderBoard.announceMany', { smart_count: announcement.orders.length }),
              ...announcement.orders.slice(0, MAX_NAMED).map((order) => text.name(order)),
            ].join(t('guestOrders.comma'));
    setSaid({ key, words });
  }
  return (
    <div aria-live="assertive" aria-atomic="true" className="sr-only">
      <span key={said.key}>{said.words}</span>
    </div>
  );
}
