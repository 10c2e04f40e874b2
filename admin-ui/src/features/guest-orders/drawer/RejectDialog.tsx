/**
 * Asks why an order is rejected. If items are sold out, the user can mark them as such on the menu. A preview shows the
 * message to the guest.
 */
import { useEffect, useId, useRef, useState } from 'react';
import {
  firstNameOf,
  inLanguage,
  statedHours,
  nextOpening,
  openingState,
  orderedItems,
  rejectReasonsOf,
  type GuestOrder,
  type OrderedItem,
  type RejectReason,
} from '@qaima/schemas';
import { Clock, MessageSquareText, X } from 'lucide-react';
import { useMenu } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { TimeLeft } from '../board/TimeLeft.js';
import { ChangedOnOtherDevice } from '../board/ChangedOnOtherDevice.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { ProblemText } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
import { useOrderActions } from '../shared/useOrderActions.js';
import { useOrderText } from '../shared/useOrderText.js';
import { useVenueLanguage } from '../shared/useOrderTranslation.js';
import { OrderSheet } from './OrderSheet.js';
import css from './orderSheet.module.css';
import { useOrder } from './useOrder.js';

interface RejectDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function RejectDialog({ id, onClose }: RejectDialogProps) {
  const { order: current } = useOrder(id);
  // The order as it was when the dialog opened. If another device changes the order, the dialog stays open, shows the
  // change, and keeps the typed text.
  const [order] = useState(current);
  const isOpen = current !== undefined && order?.state === 'pending';
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen, onClose]);
  return isOpen ? <OpenRejectDialog order={order} current={current} onClose={onClose} /> : null;
}

interface OpenRejectDialogProps extends Omit<RejectDialogProps, 'id'> {
  readonly order: GuestOrder;
  /** The order in its current state. */
  readonly current: GuestOrder;
}

function OpenRejectDialog({ order, current, onClose }: OpenRejectDialogProps) {
  const t = useTranslate();
  const text = useOrderText();
  const titleId = useId();
  const { state } = useInbox();
  const actions = useOrderActions();
  const [reason, setReason] = useState<RejectReason | null>(null);
  const [soldOut, setSoldOut] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const reasons = useRef<HTMLFieldSetElement>(null);
  const items = orderedItems(order.items);
  const progress = state.progress.get(order._id);
  const isSending = progress?.kind === 'sending';
  const changed =
    progress?.kind === 'elsewhere' ? progress.next : current.state !== 'pending' && !isSubmitted ? current : null;
  // What the guest reads is in the menu's language, as the typed words are.
  const ownItems = orderedItems(inLanguage(order.items, useVenueLanguage()));
  const soldOutTitles = ownItems.filter((item) => soldOut.includes(item.id)).map(({ title }) => title);
  const reasonText = words.trim() || (reason === 'sold-out' ? soldOutTitles.join(t('guestOrders.comma')) : '');
  const missing =
    reason === null
      ? t('orderReject.choose')
      : reason === 'sold-out' && soldOut.length === 0
        ? t('orderReject.chooseLines')
        : reason === 'other' && !words.trim()
          ? t('orderReject.writeWords')
          : null;
  const submit = async () => {
    if (isSending) return;
    if (reason === null || missing !== null) {
      const first = reason === 'other' ? 'textarea' : reason === 'sold-out' ? 'input[type=checkbox]' : 'input';
      reasons.current?.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    setIsSubmitted(true);
    const rejected = await actions.reject(order, {
      reason,
      ...(reasonText && { reasonText: reasonText.slice(0, 200) }),
      ...(reason === 'sold-out' && { soldOut: [...soldOut] }),
    });
    setIsSubmitted(Boolean(rejected));
    if (rejected) onClose();
  };
  const guest = firstNameOf(order.name ?? '') || t('orderReject.theGuest');
  return (
    <OrderSheet titleId={titleId} onClose={onClose}>
      <div className={css['head']}>
        <h2 id={titleId}>{t('orderReject.title', { order: text.name(order) })}</h2>
        {!changed && <TimeLeft order={order} />}
        <button type="button" className={css['close']} aria-label={t('orderDetails.keep')} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <div className={css['scroll']}>
        <fieldset ref={reasons} className={css['reasons']}>
          <legend className="sr-only">{t('orderReject.reasons')}</legend>
          {rejectReasonsOf(order).map((one) => (
            <div key={one}>
              <label className={css['reason']}>
                <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
                {text.reason(one)}
              </label>
              {one === 'sold-out' && reason === one && (
                <SoldOut items={items} chosen={soldOut} onChange={setSoldOut} isPractice={order.isPractice} />
              )}
            </div>
          ))}
          {reason !== null && (
            <label className={css['words']}>
              {t(reason === 'other' ? 'orderReject.wordsRequired' : 'orderReject.words')}
              <textarea rows={2} maxLength={200} value={words} onChange={({ target }) => setWords(target.value)} />
            </label>
          )}
        </fieldset>
      </div>
      <div className={css['foot']}>
        {reason !== null && missing === null && (
          <p className={css['reads']}>
            <MessageSquareText size={18} aria-hidden="true" />
            {t('orderReject.reads', { text: [text.reason(reason), reasonText].filter(Boolean).join(': ') })}
          </p>
        )}
        {progress?.kind === 'failed' && <ProblemText>{progress.message || t('orderReject.failed')}</ProblemText>}
        {changed ? (
          <ChangedOnOtherDevice next={changed} />
        ) : (
          <div className={css['buttons']}>
            <button
              type="button"
              className={`${css['submit'] ?? ''} ${shared['large'] ?? ''}`}
              aria-disabled={isSending}
              onClick={() => void submit()}
            >
              {isSending ? t('orderReject.sending') : (missing ?? t('orderReject.submit', { name: guest }))}
            </button>
            <button type="button" className={`${shared['outlined'] ?? ''} ${shared['large'] ?? ''}`} onClick={onClose}>
              {t('orderDetails.keep')}
            </button>
          </div>
        )}
      </div>
    </OrderSheet>
  );
}

interface SoldOutProps {
  readonly items: readonly OrderedItem[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Whether the order is for practice. Rejecting it marks nothing on the menu as sold out. */
  readonly isPractice: boolean;
}

function SoldOut({ items, chosen, onChange, isPractice }: SoldOutProps) {
  const t = useTranslate();
  const back = useNextOpening();
  return (
    <div className={css['soldOut']} role="group" aria-label={t('orderReject.soldOutLines')}>
      {items.map(({ id, title }) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id} className={css['tick']}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            <bdi>{title}</bdi>
            {isChosen && !isPractice && <span className={css['marked']}>{t('orderReject.marked')}</span>}
          </label>
        );
      })}
      <p className={css['back']}>
        <Clock size={18} aria-hidden="true" />
        {isPractice
          ? t('orderReject.practice')
          : back
            ? t('orderReject.backAt', { time: back })
            : t('orderReject.back')}
      </p>
    </div>
  );
}

/** When the venue opens; if it is open now, its next opening: `الأحد 10:00، بعد 3 أيام`. */
function useNextOpening(): string | null {
  const { data: menu } = useMenu();
  const { inbox } = useInbox();
  const language = useLanguage();
  const zone = menu?.settings?.timeZone;
  const now = inbox.clock.now();
  const hours = menu && statedHours(menu, new Date(now), zone);
  if (!hours) return null;
  const present = openingState(hours, new Date(now), zone);
  // If the venue is open now, searches from one minute after it closes.
  const from = present.open && present.nextChangeAt !== null ? present.nextChangeAt + 60_000 : now;
  const opening = nextOpening(openingState(hours, new Date(from), zone), zone, language);
  return opening && [opening.day, opening.time + opening.inDays].filter(Boolean).join(' ');
}
