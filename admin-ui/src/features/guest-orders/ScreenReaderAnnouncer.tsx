/**
 * Announces to screen readers: a new order, and the last 60 and 15 seconds in which the venue can accept or reject an
 * order.
 */
import { useState } from 'react';
import { useTranslate } from '../../i18n/i18n.js';
import { useInbox } from './inbox/OrderInboxProvider.js';
import { useOrderText } from './shared/useOrderText.js';

export function ScreenReaderAnnouncer() {
  const t = useTranslate();
  const text = useOrderText();
  const { inbox, state } = useInbox();
  const { announcement } = state;
  // Keeps an announcement's text constant, because screen readers would announce a changed text again.
  const [said, setSaid] = useState({ key: 0, words: '' });
  if (announcement && announcement.key !== said.key) {
    const { key, kind, order } = announcement;
    const left = order.answerBy ? text.spoken(Date.parse(order.answerBy) - inbox.clock.now()) : '';
    const news = { order: text.name(order), service: text.service(order), pieces: text.pieces(order) };
    const words =
      kind === 'time'
        ? t('orderBoard.announceLeft', { order: news.order, left })
        : [t('orderBoard.announceNew', news), left && t('orderBoard.leftLabel', { left })]
            .filter(Boolean)
            .join(t('guestOrders.comma'));
    setSaid({ key, words });
  }
  return (
    <div aria-live="assertive" aria-atomic="true" className="sr-only">
      <span key={said.key}>{said.words}</span>
    </div>
  );
}
