/** The actions that the open order's state allows. */
import { canMove, isForLater, isOnlyMessage, MINUTE_MS, type GuestOrder } from '@qaima/schemas';
import { Ban, Bike, Check, CheckCheck, Printer, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirm } from '../../../components/useConfirm.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { ChangedOnOtherDevice } from '../board/ChangedOnOtherDevice.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { MissedActions } from '../shared/MissedActions.js';
import { ProblemText } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
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

export function DrawerActions({ order, onReject }: DrawerActionsProps) {
  const t = useTranslate();
  const text = useOrderText();
  const { state } = useInbox();
  const actions = useOrderActions();
  const day = useBusinessDay();
  const { agreed, dialog } = useConfirm();
  const progress = state.progress.get(order._id);
  const isSending = progress?.kind === 'sending';
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
    <div className={css['actions']}>
      {progress?.kind === 'elsewhere' && <ChangedOnOtherDevice next={progress.next} />}
      {progress?.kind === 'failed' && (
        <ProblemText>
          {progress.message || t(order.state === 'pending' ? 'orderBoard.notAccepted' : 'orderBoard.notMoved')}
        </ProblemText>
      )}
      {canAnswer && order.state === 'missed' && <MissedActions order={order} actions={actions} isSending={isSending} />}
      {canAnswer && !isBooking && order.state !== 'missed' && canMove(order.state, 'accepted') && (
        <Minutes order={order} isSending={isSending} />
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
        {canAnswer && order.state === 'ready' && (
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

function Minutes({ order, isSending }: Pick<DrawerActionsProps, 'order'> & { readonly isSending: boolean }) {
  const t = useTranslate();
  const text = useOrderText();
  const actions = useOrderActions();
  const usual = usePrepMinutes();
  const now = useNow();
  const isFirst = order.state === 'pending';
  // A time that was promised may only become later.
  const promised = isFirst ? 0 : Date.parse(order.promisedAt ?? '') || 0;
  const choices = drawerMinutes(usual).filter((minutes) => now + minutes * MINUTE_MS > promised);
  if (choices.length === 0) return null;
  const example = choices.includes(usual) ? usual : Math.max(...choices);
  return (
    <>
      <p className={css['minutesHead']}>
        <strong>{t(isFirst ? 'orderDetails.acceptWithin' : 'orderDetails.laterWithin')}</strong>{' '}
        <span>{isSending ? t('orderBoard.sending') : t('orderDetails.minutesUnit')}</span>
        <span className={css['headEnd']}>
          {t('orderDetails.atMinutes', { minutes: example, time: text.time(now + example * MINUTE_MS) })}
        </span>
      </p>
      <div className={shared['chips']}>
        {choices.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={`${shared[minutes === usual && isFirst ? 'filled' : 'tonal'] ?? ''} ${shared['large'] ?? ''}`}
            aria-disabled={isSending}
            aria-label={
              isFirst
                ? t('orderBoard.acceptIn', { minutes: text.minutes(minutes) })
                : `${t('orderDetails.laterWithin')} ${text.minutes(minutes)}`
            }
            onClick={() => !isSending && void actions.accept(order, minutes)}
          >
            {minutes === usual && isFirst && <Check size={18} aria-hidden="true" />}
            {minutes}
          </button>
        ))}
      </div>
    </>
  );
}
