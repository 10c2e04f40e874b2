/** Orders that the venue has missed. They stay until the venue has seen them. (docs/spec/owners-area.md#board) */
import { memo, type ReactNode } from 'react';
import type { GuestOrder } from '@qaima/schemas';
import { ChevronDown, Clock, EyeOff } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { MissedActions } from '../shared/MissedActions.js';
import { OrderSummary, ProblemText } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
import { useNow } from '../shared/useNow.js';
import type { OrderActions } from '../shared/useOrderActions.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';
import { CardFrame } from './CardFrame.js';
import { Guest } from './cardParts.js';
import type { CardProps } from './WaitingCard.js';

/** Of more missed orders than these, the earlier ones are folded, so that waiting orders stay in sight. */
const MAX_UNFOLDED = 2;

export const MissedCard = memo(function MissedCard({ order, progress, actions, onOpen }: CardProps) {
  const t = useTranslate();
  const text = useOrderText();
  const now = useNow();
  return (
    <CardFrame
      order={order}
      onOpen={onOpen}
      tone="late"
      beside={
        <span className={css['lateBy']}>
          <Clock size={16} aria-hidden="true" />
          {t('orderBoard.missedSince', { time: text.short(now - Date.parse(order.answerBy ?? '')) })}
        </span>
      }
    >
      <div className={css['body']}>
        <Guest order={order} />
        <OrderSummary order={order} />
        {progress?.kind === 'failed' && <ProblemText>{progress.message || t('orderBoard.notMoved')}</ProblemText>}
        <MissedActions order={order} actions={actions} isSending={progress?.kind === 'sending'} />
      </div>
    </CardFrame>
  );
});

interface MissedHeadProps {
  readonly missed: readonly GuestOrder[];
  readonly actions: OrderActions;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The missed orders whose cards are folded. */
export const foldedMissed = (missed: readonly GuestOrder[], isOpen: boolean): ReadonlySet<string> =>
  new Set(isOpen ? [] : missed.slice(0, -MAX_UNFOLDED).map(({ _id }) => _id));

/** Unfolds the earlier missed orders, and removes all of them at once. */
export function MissedHead({ missed, actions, isOpen, onToggle }: MissedHeadProps): ReactNode {
  const t = useTranslate();
  const folded = missed.length - MAX_UNFOLDED;
  if (missed.length < 2) return null;
  return (
    <div className={css['missedHead']}>
      {folded > 0 && (
        <button type="button" className={shared['outlined']} aria-expanded={isOpen} onClick={onToggle}>
          {t('orderBoard.missedEarlier', { count: folded })}
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={shared['outlined']}
        onClick={() => missed.forEach((order) => void actions.markSeen(order))}
      >
        <EyeOff size={18} aria-hidden="true" />
        {t('orderBoard.allSeen')}
      </button>
    </div>
  );
}
