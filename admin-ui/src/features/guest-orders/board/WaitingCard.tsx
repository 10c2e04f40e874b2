/** The card of a pending order: the venue accepts it by one tap, in the usual time or a chosen one, or rejects it. */
import { memo, useState } from 'react';
import type { GuestOrder } from '@qaima/schemas';
import { Check, Eye, RefreshCw } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import type { Progress } from '../inbox/boardState.js';
import { MinutesTiles } from '../shared/MinutesTiles.js';
import { LineList, Note, OrderSummary, ProblemText } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
import { cardMinutes, usePrepMinutes, type OrderActions } from '../shared/useOrderActions.js';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';
import { CardFrame } from './CardFrame.js';
import { Bell, Guest } from './cardParts.js';
import { ChangedOnOtherDevice } from './ChangedOnOtherDevice.js';
import { Overdue, TimeLeft } from './TimeLeft.js';

export interface CardProps {
  readonly order: GuestOrder;
  readonly progress: Progress | undefined;
  readonly actions: OrderActions;
  readonly onOpen: (id: string) => void;
}

interface WaitingCardProps extends CardProps {
  readonly onReject: (id: string) => void;
}

const join = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ');

export const WaitingCard = memo(function WaitingCard(props: WaitingCardProps) {
  const { order, progress, onOpen } = props;
  const t = useTranslate();
  const text = useOrderText();
  const now = useNow();
  const isChanged = progress?.kind === 'elsewhere';
  const isRinging = !order.openedAt && !isChanged;
  const place = order.area?.title ?? order.branch?.title ?? order.address?.text;
  return (
    <CardFrame
      order={order}
      onOpen={onOpen}
      tone={isRinging ? 'ringing' : undefined}
      beside={
        isChanged ? null : (
          <span className={css['headEnd']}>
            {isRinging ? (
              <Bell />
            ) : (
              <span className={css['opened']}>
                <Eye size={16} aria-hidden="true" />
                {t('orderBoard.opened')}
              </span>
            )}
            <TimeLeft order={order} hasRing />
          </span>
        )
      }
    >
      {isRinging && order.service !== 'reserve' && (
        <p className={css['who']}>
          <bdi className={css['name']}>{order.name}</bdi>
          {place && <bdi className={css['place']}>{place}</bdi>}
          <bdi dir="ltr">{text.time(order.placedAt)}</bdi>
        </p>
      )}
      <div className={css['body']}>
        {order.service === 'reserve' && (
          <>
            <strong>{text.due(order, now)}</strong>
            <Guest order={order} />
          </>
        )}
        {isRinging ? (
          <>
            <LineList items={order.items} />
            {order.notes && <Note>{order.notes}</Note>}
            <p className={css['sum']}>
              <span>{text.amount(order)}</span>
              <bdi dir="ltr">{text.money(order.total, order.currency)}</bdi>
            </p>
          </>
        ) : (
          <OrderSummary order={order} />
        )}
        {!isChanged && <Overdue order={order} />}
        {isChanged ? <ChangedOnOtherDevice next={progress.next} /> : <Answer {...props} />}
      </div>
    </CardFrame>
  );
});

function Answer({ order, progress, actions, onReject }: WaitingCardProps) {
  const t = useTranslate();
  const text = useOrderText();
  const usual = usePrepMinutes();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const isRinging = !order.openedAt;
  const isSending = progress?.kind === 'sending';
  const failed = progress?.kind === 'failed' && progress.move.state === 'accepted' ? progress : null;
  // A reservation is for its own date, so it is accepted without minutes.
  const isBooking = order.service === 'reserve';
  const minutes = isBooking ? undefined : (chosen ?? failed?.move.minutes ?? usual);
  return (
    <>
      {failed && <ProblemText>{failed.message || t('orderBoard.notAccepted')}</ProblemText>}
      <div
        className={
          isBooking ? join(css['answerCompact'], css['withoutMinutes']) : css[isRinging ? 'answer' : 'answerCompact']
        }
      >
        <button
          type="button"
          className={join(shared['filled'], isRinging ? shared['large'] : '')}
          aria-disabled={isSending}
          onClick={() => !isSending && void actions.accept(order, minutes)}
        >
          {failed ? <RefreshCw size={20} aria-hidden="true" /> : <Check size={20} aria-hidden="true" />}
          {isSending && progress.move.state === 'accepted'
            ? t('orderBoard.accepting')
            : minutes === undefined
              ? t(failed ? 'orderBoard.acceptBookingAgain' : 'orderBoard.acceptBooking')
              : t(failed ? 'orderBoard.acceptAgain' : 'orderBoard.accept', {
                  minutes: isRinging ? text.minutes(minutes) : t('guestOrders.shortMinutes', { minutes }),
                })}
        </button>
        {!isRinging && !isBooking && (
          <button
            type="button"
            className={shared['tonal']}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {t('orderBoard.otherMinutes')}
          </button>
        )}
        {(isRinging || isChoosing) && !isBooking && (
          <MinutesTiles
            choices={cardMinutes(usual)}
            chosen={minutes}
            isDisabled={isSending}
            className={css['chips']}
            // The usual time has no tile: the second press on a tile returns to it.
            onChoose={(one) => setChosen(one === minutes ? usual : one)}
          />
        )}
        <button
          type="button"
          className={shared['reject']}
          aria-haspopup="dialog"
          aria-disabled={isSending}
          onClick={() => !isSending && onReject(order._id)}
        >
          {isSending && progress.move.state === 'rejected' ? t('orderReject.sending') : t('orderBoard.reject')}
        </button>
      </div>
    </>
  );
}
