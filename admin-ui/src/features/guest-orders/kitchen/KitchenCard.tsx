/** The card of an order in the kitchen. A tap on a line ticks it as done; ticking the last line offers "ready". */
import { useRef } from 'react';
import { allergyNotes, appliedChanges, isAllergyNote, MINUTE_MS, type CartLine, type GuestOrder } from '@qaima/schemas';
import { Check, TriangleAlert } from 'lucide-react';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { ChangedOnOtherDevice } from '../board/ChangedOnOtherDevice.js';
import type { Progress } from '../inbox/boardState.js';
import { lineText } from '../shared/lineText.js';
import { CorrectedLines, Note, NoteText, ProblemText, times } from '../shared/orderComponents.js';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import css from './kitchen.module.css';

/** How long the button must be pressed to mark an order as ready while lines are still unticked. */
const HOLD_MS = 700;
/** An order is highlighted if its promised time is at most this far away. */
const NEAR_MS = 5 * MINUTE_MS;

/** A line with its key within the order. */
export interface KitchenLine {
  readonly key: string;
  readonly line: CartLine;
}

interface KitchenCardProps {
  readonly order: GuestOrder;
  /** Whether the order has left the kitchen, and the card only keeps its place. */
  readonly isLeft: boolean;
  /** The lines of the selected section. */
  readonly lines: readonly KitchenLine[];
  /** The number of lines in the whole order that are not ticked. */
  readonly leftInAll: number;
  readonly doneLines: readonly string[];
  readonly progress: Progress | undefined;
  readonly onTick: (key: string) => void;
  readonly onReady: () => void;
}

export function KitchenCard(props: KitchenCardProps) {
  const { order, isLeft, lines, leftInAll, doneLines, progress, onTick, onReady } = props;
  const t = useTranslate();
  const { notes } = order;
  // An allergy concerns all who cook for the order, whichever section is selected.
  const allergies = allergyNotes(order);
  const changes = appliedChanges(order);
  return (
    <li
      className={css['card']}
      data-order={isLeft ? undefined : order._id}
      data-age={useAge(order)}
      inert={isLeft}
      aria-hidden={isLeft || undefined}
    >
      <CardHead order={order} />
      {allergies.map(({ line, note }, index) => (
        <p key={index} className={css['allergy']}>
          <TriangleAlert size={22} aria-hidden="true" />
          <NoteText line={line}>{note}</NoteText>
        </p>
      ))}
      <div className={css['lines']}>
        {changes.length > 0 && (
          <div className={css['changed']}>
            <strong>{t('orderCorrection.changed')}</strong>
            <CorrectedLines changes={changes} />
          </div>
        )}
        {notes && !isAllergyNote(notes) && <Note>{notes}</Note>}
        {lines.map(({ key, line }) => (
          <Line key={key} line={line} isDone={doneLines.includes(key)} onTick={() => onTick(key)} />
        ))}
      </div>
      {progress?.kind === 'failed' && <ProblemText>{progress.message || t('orderBoard.notMoved')}</ProblemText>}
      {isLeft ? (
        <p className={css['gone']}>
          <Check size={22} aria-hidden="true" />
          {t('orderBoard.makeReady')}
        </p>
      ) : progress?.kind === 'elsewhere' ? (
        <ChangedOnOtherDevice next={progress.next} />
      ) : (
        <ReadyButton
          left={lines.filter(({ key }) => !doneLines.includes(key)).length}
          leftInAll={leftInAll}
          isSending={progress?.kind === 'sending'}
          onReady={onReady}
        />
      )}
    </li>
  );
}

function useAge({ promisedAt }: GuestOrder): 'inTime' | 'near' | 'late' {
  const left = Date.parse(promisedAt ?? '') - useNow();
  return left < 0 ? 'late' : left < NEAR_MS ? 'near' : 'inTime';
}

function CardHead({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const text = useOrderText();
  const now = useNow();
  const age = useAge(order);
  const acceptedAt = order.events.find(({ to }) => to === 'accepted')?.at ?? order.placedAt;
  const promised = order.promisedAt ?? '';
  return (
    <div className={css['head']}>
      <h2>{order.number == null ? t('guestOrders.practice') : <bdi dir="ltr">{order.number}</bdi>}</h2>
      <span className={css['what']}>
        <strong>{text.service(order)}</strong>
        <span>
          {age === 'late' ? t('orderKitchen.promised', { time: text.dayTime(promised, now) }) : text.due(order, now)}
        </span>
      </span>
      {/* A reservation may have been accepted weeks ago. */}
      {promised !== '' && (
        <span className={css['age']}>
          <strong>{text.short(now - Date.parse(acceptedAt))}</strong>
          <span>
            {age === 'late'
              ? t('orderBoard.lateBy', { time: text.short(now - Date.parse(promised)) })
              : t(`orderKitchen.${age}`)}
          </span>
        </span>
      )}
    </div>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly isDone: boolean;
  readonly onTick: () => void;
}

function Line({ line, isDone, onTick }: LineProps) {
  const { title, option, contents, details } = lineText(line, useLanguage(), true);
  const days = useOrderText().lineDays(line);
  return (
    <button type="button" role="checkbox" aria-checked={isDone} className={css['line']} onClick={onTick}>
      <span className={css['text']}>
        <span className={css['title']}>
          {days === null && <bdi dir="ltr" className={css['count']}>{`${line.quantity}×`}</bdi>} <bdi>{title}</bdi>{' '}
          {option && <bdi className={css['size']}>{option}</bdi>}
        </span>
        {days !== null && <span className={css['extra']}>{days}</span>}
        {contents.map((one, at) => (
          <span key={at} className={css['extra']}>
            <bdi>{one}</bdi>
          </span>
        ))}
        {details.map(({ key, sign, text, quantity }) => (
          <span key={key} className={`${css['extra'] ?? ''} ${sign === '−' ? (css['without'] ?? '') : ''}`}>
            {sign} <bdi>{text}</bdi>
            {times(quantity)}
          </span>
        ))}
        {line.note && <Note>{line.note}</Note>}
      </span>
      <span className={css['tick']} aria-hidden="true">
        {isDone && <Check size={28} />}
      </span>
    </button>
  );
}

interface ReadyButtonProps {
  readonly left: number;
  readonly leftInAll: number;
  readonly isSending: boolean;
  readonly onReady: () => void;
}

function ReadyButton({ left, leftInAll, isSending, onReady }: ReadyButtonProps) {
  const t = useTranslate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComplete = leftInAll === 0;
  const release = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      className={`${css['ready'] ?? ''} ${isComplete ? (css['complete'] ?? '') : ''}`}
      aria-disabled={isSending || !isComplete}
      title={isComplete ? undefined : t('orderKitchen.holdHint')}
      onPointerDown={() => {
        if (!isComplete && !isSending) timer.current = setTimeout(onReady, HOLD_MS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (isComplete && !isSending) onReady();
      }}
    >
      {isSending ? (
        t('orderBoard.sending')
      ) : isComplete ? (
        <>
          <Check size={22} aria-hidden="true" />
          {t('orderBoard.makeReady')}
        </>
      ) : left === 0 ? (
        t('orderKitchen.otherSections')
      ) : (
        <>
          <strong>{t('orderKitchen.leftLines', { smart_count: left })}</strong> {t('orderKitchen.thenReady')}
        </>
      )}
    </button>
  );
}
