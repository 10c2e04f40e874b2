/** The cards of orders that are accepted or ready. */
import { memo } from 'react';
import { callsForAttention, telLink, type GuestOrder } from '@qaima/schemas';
import { Bike, Check, CheckCheck, Clock, Phone, Printer } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { OrderSummary, ProblemText } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './board.module.css';
import { CardFrame } from './CardFrame.js';
import { Bell, Guest } from './cardParts.js';
import { ChangedOnOtherDevice } from './ChangedOnOtherDevice.js';
import type { CardProps } from './WaitingCard.js';

export const AcceptedCard = memo(function AcceptedCard({ order, progress, actions, onOpen }: CardProps) {
  const t = useTranslate();
  const text = useOrderText();
  const now = useNow();
  const promised = Date.parse(order.promisedAt ?? '');
  const isLate = promised < now;
  const isRinging = callsForAttention(order, now);
  return (
    <CardFrame
      order={order}
      onOpen={onOpen}
      tone={isRinging ? 'ringing' : isLate ? 'late' : undefined}
      beside={
        <span className={css['headEnd']}>
          {isRinging && <Bell />}
          {isLate ? (
            <span className={css['lateBy']}>
              <Clock size={16} aria-hidden="true" />
              {t('orderBoard.lateBy', { time: text.short(now - promised) })}
            </span>
          ) : (
            <strong>{text.due(order, now)}</strong>
          )}
        </span>
      }
    >
      {isRinging && <AcceptedAutomatically />}
      <div className={css['body']}>
        <Guest order={order} />
        <OrderSummary order={order} />
        <OneButton
          progress={progress}
          label={t('orderBoard.makeReady')}
          isTonal
          onPress={() => void actions.makeReady(order)}
        >
          <button
            type="button"
            className={shared['outlined']}
            aria-label={t('orderBoard.print')}
            onClick={() => void actions.print(order)}
          >
            <Printer size={20} aria-hidden="true" />
          </button>
        </OneButton>
      </div>
    </CardFrame>
  );
});

export const ReadyCard = memo(function ReadyCard({ order, progress, actions, onOpen }: CardProps) {
  const t = useTranslate();
  const text = useOrderText();
  const now = useNow();
  const readyAt = Date.parse(order.events.findLast(({ to }) => to === 'ready')?.at ?? '') || now;
  const phone = telLink(order.clientPhone);
  return (
    <CardFrame order={order} onOpen={onOpen} beside={null}>
      <div className={css['body']}>
        <Guest order={order} since={t('orderBoard.readySince', { time: text.short(now - readyAt) })} />
        <OrderSummary order={order} />
        <OneButton
          progress={progress}
          label={t(order.service === 'dine-in' ? 'orderBoard.served' : 'orderBoard.handedOver')}
          onPress={() => void actions.finish(order)}
        >
          {order.service === 'delivery' && (
            <SendOff
              order={order}
              isSending={progress?.kind === 'sending'}
              onPress={() => void actions.markLeft(order)}
            />
          )}
          {order.state === 'on-the-way' && (
            <button type="button" className={shared['outlined']} onClick={() => onOpen(order._id)}>
              <bdi>{order.driver?.name || t('orderDelivery.driver')}</bdi>
            </button>
          )}
          {phone && (
            <a className={shared['outlined']} href={phone} aria-label={t('orderBoard.call')}>
              <Phone size={20} aria-hidden="true" />
            </a>
          )}
        </OneButton>
      </div>
    </CardFrame>
  );
});

interface SendOffProps {
  readonly order: GuestOrder;
  readonly isSending: boolean;
  readonly onPress: () => void;
}

/** Records that a delivery has left. Afterwards it says so in the same place, so that a second tap does nothing. */
function SendOff({ order: { leftAt }, isSending, onPress }: SendOffProps) {
  const t = useTranslate();
  const text = useOrderText();
  const now = useNow();
  if (leftAt)
    return (
      <span className={css['sentOff']}>
        <Bike size={20} aria-hidden="true" />
        {t('orderBoard.sentOffSince', { time: text.short(now - Date.parse(leftAt)) })}
      </span>
    );
  return (
    <button type="button" className={shared['tonal']} aria-disabled={isSending} onClick={() => !isSending && onPress()}>
      <Bike size={20} aria-hidden="true" />
      {t('orderBoard.sendOff')}
    </button>
  );
}

/** An accepted reservation before its first day: nothing can be ready yet. */
export const LaterCard = memo(function LaterCard({ order, onOpen }: Pick<CardProps, 'order' | 'onOpen'>) {
  const text = useOrderText();
  const now = useNow();
  const isRinging = callsForAttention(order, now);
  return (
    <CardFrame order={order} onOpen={onOpen} tone={isRinging ? 'ringing' : undefined} beside={isRinging && <Bell />}>
      {isRinging && <AcceptedAutomatically />}
      <div className={css['body']}>
        <strong>{text.due(order, now)}</strong>
        <Guest order={order} />
        <OrderSummary order={order} />
      </div>
    </CardFrame>
  );
});

function AcceptedAutomatically() {
  const t = useTranslate();
  return <p className={css['who']}>{t('orderBoard.acceptedAutomatically')}</p>;
}

interface OneButtonProps extends Pick<CardProps, 'progress'> {
  readonly label: string;
  readonly isTonal?: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function OneButton({ progress, label, isTonal = false, onPress, children }: OneButtonProps) {
  const t = useTranslate();
  if (progress?.kind === 'elsewhere') return <ChangedOnOtherDevice next={progress.next} />;
  const isSending = progress?.kind === 'sending';
  const hasFailed = progress?.kind === 'failed';
  const Icon = isTonal ? Check : CheckCheck;
  return (
    <>
      {hasFailed && <ProblemText>{progress.message || t('orderBoard.notMoved')}</ProblemText>}
      <div className={css['oneButton']}>
        <button
          type="button"
          className={shared[isTonal ? 'tonal' : 'outlined']}
          aria-disabled={isSending}
          onClick={() => !isSending && onPress()}
        >
          <Icon size={20} aria-hidden="true" />
          {isSending ? t('orderBoard.sending') : hasFailed ? t('orderBoard.again', { action: label }) : label}
        </button>
        {children}
      </div>
    </>
  );
}
