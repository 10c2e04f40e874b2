/** The actions that the open order's state allows. */
import { useState, type ReactNode } from 'react';
import { canMove, isForLater, isOnlyMessage, MINUTE_MS, type GuestOrder } from '@qaima/schemas';
import { Ban, Bike, Check, CheckCheck, Clock, Printer, type LucideIcon } from 'lucide-react';
import { useConfirm } from '../../../components/useConfirm.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { ChangedOnOtherDevice } from '../board/ChangedOnOtherDevice.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { MinutesTiles } from '../shared/MinutesTiles.js';
import { MissedActions } from '../shared/MissedActions.js';
import { ProblemText } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
import { PLACES, useHeld, usePlacesAreHeld } from '../shared/useHeldPlaces.js';
import { drawerMinutes, useOrderActions, usePrepMinutes } from '../shared/useOrderActions.js';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import { useBusinessDay } from '../shift/venueStatus.js';
import { CancelWaitingMenu } from './CancelWaitingMenu.js';
import css from './drawer.module.css';

interface DrawerActionsProps {
  readonly order: GuestOrder;
  readonly onReject: (id: string) => void;
}

export function DrawerActions({ order: latest, onReject }: DrawerActionsProps) {
  const t = useTranslate();
  const text = useOrderText();
  const { state } = useInbox();
  const actions = useOrderActions();
  const day = useBusinessDay();
  const { agreed, dialog } = useConfirm();
  const progress = state.progress.get(latest._id);
  // The buttons of the next state come to the places of these, so the second tap of a double tap would press them.
  const order = useHeld(latest, usePlacesAreHeld());
  const isSending = progress?.kind === 'sending' || order.state !== latest.state;
  // Also where orders arrive as messages by now: those that came before must be finished. One that the guest has not sent
  // from our page may have arrived by another way.
  const canAnswer = (!isOnlyMessage(order) || order.isUnsent === true) && progress?.kind !== 'elsewhere';
  // A reservation is for its own date, so it is accepted without minutes.
  const isBooking = order.service === 'reserve';
  const cancel = async () => {
    const question = {
      title: t('orderDetails.cancelTitle', { order: text.name(order) }),
      text: t(order.state === 'pending' ? 'orderDetails.cancelWaitingQuestion' : 'orderDetails.cancelHint'),
      confirm: t('orderDetails.cancel'),
      cancel: t('orderDetails.keep'),
    };
    if (await agreed(question)) await actions.cancel(order);
  };
  return (
    <div className={css['actions']} {...PLACES}>
      {progress?.kind === 'elsewhere' && <ChangedOnOtherDevice next={progress.next} />}
      {progress?.kind === 'failed' && (
        <ProblemText>
          {progress.message || t(order.state === 'pending' ? 'orderBoard.notAccepted' : 'orderBoard.notMoved')}
        </ProblemText>
      )}
      {canAnswer && order.state === 'missed' && <MissedActions order={order} actions={actions} isSending={isSending} />}
      {canAnswer && !isBooking && order.state !== 'missed' && canMove(order.state, 'accepted') && (
        <Minutes key={order.state} order={order} isSending={isSending} hasFailed={progress?.kind === 'failed'} />
      )}
      <div className={css['buttons']}>
        {canAnswer && isBooking && order.state === 'pending' && (
          <MoveButton isSending={isSending} icon={Check} onPress={() => void actions.accept(order)}>
            {t(isSending ? 'orderBoard.accepting' : 'orderBoard.acceptBooking')}
          </MoveButton>
        )}
        {canAnswer && order.state === 'accepted' && !isForLater(order, day) && (
          <MoveButton isSending={isSending} icon={Check} onPress={() => void actions.makeReady(order)}>
            {t('orderBoard.makeReady')}
          </MoveButton>
        )}
        {canAnswer && order.state === 'ready' && order.service === 'delivery' && !order.leftAt && (
          <MoveButton isSending={isSending} icon={Bike} onPress={() => void actions.markLeft(order)}>
            {t('orderBoard.sendOff')}
          </MoveButton>
        )}
        {canAnswer && (order.state === 'ready' || order.state === 'on-the-way') && (
          <MoveButton isSending={isSending} icon={CheckCheck} onPress={() => void actions.finish(order)}>
            {t(order.service === 'dine-in' ? 'orderBoard.served' : 'orderBoard.handedOver')}
          </MoveButton>
        )}
        {canAnswer && canMove(order.state, 'rejected') && (
          <button type="button" className={shared['reject']} aria-haspopup="dialog" onClick={() => onReject(order._id)}>
            <Ban size={18} aria-hidden="true" />
            {t('orderDetails.reject')}
          </button>
        )}
        {canAnswer && canMove(order.state, 'canceled') && !canMove(order.state, 'rejected') && (
          <button type="button" className={shared['reject']} aria-haspopup="dialog" onClick={() => void cancel()}>
            <Ban size={18} aria-hidden="true" />
            {t('orderDetails.cancel')}
          </button>
        )}
        <button type="button" className={shared['outlined']} onClick={() => void actions.print(order)}>
          <Printer size={18} aria-hidden="true" />
          {t(order.printedAt ? 'orderDetails.reprint' : 'orderDetails.print')}
        </button>
        {canAnswer && order.state === 'pending' && <CancelWaitingMenu onCancel={() => void cancel()} />}
      </div>
      {dialog}
    </div>
  );
}

interface MoveButtonProps {
  readonly isSending: boolean;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The button of an order's usual next move. */
function MoveButton({ isSending, icon: Icon, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={`${shared['filled'] ?? ''} ${shared['large'] ?? ''}`}
      aria-disabled={isSending}
      onClick={() => !isSending && onPress()}
    >
      <Icon size={20} aria-hidden="true" />
      {children}
    </button>
  );
}

interface MinutesProps {
  readonly order: GuestOrder;
  readonly isSending: boolean;
  readonly hasFailed: boolean;
}

/** Accepts the order in the chosen time. For an accepted order, promises a later time. */
function Minutes({ order, isSending, hasFailed }: MinutesProps) {
  const t = useTranslate();
  const text = useOrderText();
  const actions = useOrderActions();
  const usual = usePrepMinutes();
  const now = useNow();
  const isFirst = order.state === 'pending';
  // A time that was promised may only become later.
  const promised = isFirst ? 0 : Date.parse(order.promisedAt ?? '') || 0;
  const choices = drawerMinutes(usual).filter((minutes) => now + minutes * MINUTE_MS > promised);
  const [chosen, setChosen] = useState(isFirst ? usual : choices[0]);
  const minutes = choices.find((one) => one === chosen) ?? choices[0];
  if (minutes === undefined) return null;
  const time = text.time(now + minutes * MINUTE_MS);
  return (
    <>
      <p className={css['minutesHead']}>
        <strong>{t(isFirst ? 'guestOrders.readyWithin' : 'orderDetails.laterWithin')}</strong>{' '}
        <span>{t('orderDetails.minutesUnit')}</span>
        <span className={css['headEnd']}>{t('orderBoard.readyAt', { time })}</span>
      </p>
      <MinutesTiles choices={choices} chosen={minutes} isDisabled={isSending} isLarge onChoose={setChosen} />
      <div className={css['buttons']}>
        {isFirst ? (
          <MoveButton isSending={isSending} icon={Check} onPress={() => void actions.accept(order, minutes)}>
            {isSending
              ? t('orderBoard.accepting')
              : t(hasFailed ? 'orderBoard.acceptAgain' : 'orderBoard.accept', { minutes: text.minutes(minutes) })}
          </MoveButton>
        ) : (
          <button
            type="button"
            className={shared['tonal']}
            aria-disabled={isSending}
            onClick={() => !isSending && void actions.accept(order, minutes)}
          >
            <Clock size={18} aria-hidden="true" />
            {isSending ? t('orderBoard.sending') : t('orderDetails.delay', { time })}
          </button>
        )}
      </div>
    </>
  );
}
