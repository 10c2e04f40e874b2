/**
 * A bar for an order whose card is scrolled out of view: a pending one that must be answered soon, or an automatically
 * accepted one that rings. It shows the order's number.
 */
import { useEffect, useState, type RefObject } from 'react';
import { callsForAttention, type GuestOrder } from '@qaima/schemas';
import { countdown } from '@qaima/schemas/text/countdown';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';
import { URGENT_MS } from './TimeLeft.js';

interface UrgentBarProps {
  readonly orders: readonly GuestOrder[];
  /** The element that scrolls the cards. On phones the whole page scrolls instead. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Called before scrolling to the card. On phones, the caller then opens the card's tab. */
  readonly onShow?: () => void;
}

const cardOf = (scroller: HTMLElement | null, id: string) =>
  [...(scroller?.querySelectorAll<HTMLElement>('[data-order]') ?? [])].find(({ dataset }) => dataset['order'] === id);

function isOutOfSight(scroller: HTMLElement | null, id: string): boolean {
  const card = cardOf(scroller, id)?.getBoundingClientRect();
  if (!scroller || !card) return true;
  const frame = scroller.getBoundingClientRect();
  const top = Math.max(0, frame.top);
  const bottom = Math.min(window.innerHeight, frame.bottom);
  // Only the upper 40 px of a card must be visible, because they show the time.
  return card.top + 40 > bottom || card.bottom < top + 40;
}

export function UrgentBar({ orders, scroller, onShow }: UrgentBarProps) {
  const t = useTranslate();
  const text = useOrderText();
  const { clock } = useInbox().inbox;
  const now = useNow();
  const [hidden, setHidden] = useState<GuestOrder | null>(null);
  const left = ({ answerBy }: GuestOrder) => (answerBy ? Date.parse(answerBy) - now : Infinity);
  useEffect(() => {
    const look = () => {
      const at = clock.now();
      const urgent = orders.filter((order) => {
        const left = Date.parse(order.answerBy ?? '') - at;
        return order.state === 'pending' ? left > 0 && left < URGENT_MS : callsForAttention(order, at);
      });
      setHidden(urgent.find(({ _id }) => isOutOfSight(scroller.current, _id)) ?? null);
    };
    return clock.subscribe(look);
  }, [clock, orders, scroller]);
  if (!hidden) return null;
  return (
    <button
      type="button"
      className={css['urgentBar']}
      onClick={() => {
        onShow?.();
        requestAnimationFrame(() => {
          const card = cardOf(scroller.current, hidden._id);
          card?.scrollIntoView({ block: 'nearest' });
          card?.querySelector<HTMLElement>('[data-card]')?.focus();
        });
      }}
    >
      {hidden.state === 'pending'
        ? t('orderBoard.urgent', { order: text.name(hidden), left: countdown(left(hidden)) })
        : t('orderBoard.ringingHidden', { order: text.name(hidden) })}
    </button>
  );
}
