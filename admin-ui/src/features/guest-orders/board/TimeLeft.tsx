/** The time that the venue has left to accept or reject an order. */
import type { GuestOrder } from '@qaima/schemas';
import { countdown } from '@qaima/schemas/text/countdown';
import { useTranslate } from '../../../i18n/i18n.js';
import { TimeBar, TimeRing } from '../shared/orderComponents.js';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';

/** Below this time, text and bar are red. */
export const URGENT_MS = 90_000;

/** The remaining time in ms; null if the order has no deadline. */
export function useTimeLeft({ answerBy }: GuestOrder): number | null {
  const now = useNow();
  return answerBy ? Date.parse(answerBy) - now : null;
}

/** Whether the time to answer has not begun, because the venue was closed when the order was placed. */
const isBeforeOpening = ({ answerFrom }: GuestOrder, now: number) => Date.parse(answerFrom ?? '') > now;

interface TimeLeftProps {
  readonly order: GuestOrder;
  /** Whether a ring that empties shows the remaining part of the time. */
  readonly hasRing?: boolean;
}

export function TimeLeft({ order, hasRing = false }: TimeLeftProps) {
  const t = useTranslate();
  const text = useOrderText();
  const left = useTimeLeft(order);
  const now = useNow();
  if (left === null) return <span className={css['clock']}>{text.time(order.placedAt)}</span>;
  if (isBeforeOpening(order, now))
    return (
      <span className={css['clock']}>
        {t('orderBoard.answerFrom', { time: text.dayTime(order.answerFrom ?? '', now) })}
      </span>
    );
  const isUrgent = left < URGENT_MS;
  return (
    <>
      {hasRing && <TimeRing part={left / totalOf(order)} isUrgent={isUrgent} />}
      {/* Not a live region, because the text changes every second. `ScreenReaderAnnouncer` announces the time twice. */}
      <bdi dir="ltr" className={`${css['left'] ?? ''} ${isUrgent ? (css['leftUrgent'] ?? '') : ''}`} role="timer">
        <span className="sr-only">{t('orderBoard.left')} </span>
        {countdown(left)}
      </bdi>
    </>
  );
}

/** The whole time to answer, in ms. */
const totalOf = ({ answerBy, answerFrom, placedAt }: GuestOrder) =>
  Date.parse(answerBy ?? '') - Date.parse(answerFrom ?? placedAt);

export function LeftBar({ order }: { readonly order: GuestOrder }) {
  const left = useTimeLeft(order);
  const now = useNow();
  return left === null || isBeforeOpening(order, now) ? null : (
    <TimeBar part={left / totalOf(order)} isUrgent={left < URGENT_MS} />
  );
}

/** Shown when the deadline has passed and the server has not decided about the order yet. */
export function Overdue({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const left = useTimeLeft(order);
  return left !== null && left <= 0 ? <p className={css['muted']}>{t('orderBoard.overdue')}</p> : null;
}
