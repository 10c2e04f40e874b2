/** Tells screen readers of new orders, and of the time at 60 and 15 seconds only. */
import { useState } from 'react';
import { useTranslate } from '../../i18n/i18n.js';
import { useInbox } from './inbox/OrderInboxProvider.js';
import { useOrderText } from './parts/useOrderText.js';

export function Announcer() {
  const t = useTranslate();
  const text = useOrderText();
  const { inbox, state } = useInbox();
  const { announcement } = state;
  // The text of an announcement stays as it was said: a changed text would be said again.
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
