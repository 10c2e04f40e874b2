/** Components that several views of an order share. */
import { Fragment, type ReactNode } from 'react';
import { canCorrect, isAllergyNote, isolateLtr, type CartLine, type Correction, type GuestOrder } from '@qaima/schemas';
import {
  Bike,
  CalendarDays,
  MessageSquareText,
  PencilLine,
  ShoppingBag,
  TriangleAlert,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { lineKey, lineSummary, lineText, type LineDetail } from './lineText.js';
import css from './shared.module.css';
import { useOrderText } from './useOrderText.js';

/** The number by which kitchen and guest identify the order. */
export function OrderNumber({ order: { number, isPractice } }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  return isPractice || number == null ? (
    <span className={css['practice']}>{t('guestOrders.practice')}</span>
  ) : (
    <bdi dir="ltr" className={css['number']}>{`#${number}`}</bdi>
  );
}

const ICONS: Readonly<Record<GuestOrder['service'], LucideIcon>> = {
  'dine-in': Utensils,
  pickup: ShoppingBag,
  delivery: Bike,
  reserve: CalendarDays,
  other: ShoppingBag,
};

export function ServicePill({ order }: { readonly order: GuestOrder }) {
  const text = useOrderText();
  const Icon = ICONS[order.service];
  return (
    <span className={`${css['pill'] ?? ''} ${order.service === 'delivery' ? (css['delivery'] ?? '') : ''}`}>
      <Icon size={16} aria-hidden="true" />
      <span>{text.service(order)}</span>
    </span>
  );
}

interface NoteProps {
  /** The title of the line that the note is about, unless it stands at its line. */
  readonly line?: string | null | undefined;
  readonly children: string;
}

/** A note, never truncated. */
export function Note({ line, children }: NoteProps) {
  const Icon = isAllergyNote(children) ? TriangleAlert : MessageSquareText;
  return (
    <p className={css['note']}>
      <Icon size={18} aria-hidden="true" />
      <NoteText line={line}>{children}</NoteText>
    </p>
  );
}

/** The text of a note, after the title of its line. */
export const NoteText = ({ line, children }: NoteProps) => (
  <span>
    {line && (
      <>
        <bdi>{line}</bdi>:{' '}
      </>
    )}
    <bdi>{children}</bdi>
  </span>
);

/** A quantity as `2×`. */
const Count = ({ children }: { readonly children: number }) => (
  <bdi dir="ltr" className={css['count']}>{`${children}×`}</bdi>
);

/** How much of a line is ordered: `2×`, or the days of a reservation. */
export function LineAmount({ line }: { readonly line: CartLine }) {
  const days = useOrderText().lineDays(line);
  return days === null ? <Count>{line.quantity}</Count> : <span className={css['count']}>{days}</span>;
}

/** The lines of an order with their extras and notes. */
export const LineList = ({ items }: { readonly items: readonly CartLine[] }) => {
  const language = useLanguage();
  return (
    <ul className={css['lines']}>
      {items.map((line, index) => {
        const { title, option, contents, details } = lineText(line, language);
        return (
          <li key={lineKey(line, index)}>
            <LineAmount line={line} />
            <span>
              <bdi className={css['title']}>{title}</bdi>
              {option && (
                <>
                  {' · '}
                  <bdi>{option}</bdi>
                </>
              )}
              {[...contents, ...details.map(detailText)].map((one, at) => (
                // A combo may contain the same item twice.
                <span key={at} className={css['detail']}>
                  <bdi>{one}</bdi>
                </span>
              ))}
              {line.note && <Note>{line.note}</Note>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** A quantity as ` ×2`; empty for 1. */
export const times = (quantity: number): string => (quantity > 1 ? ` ${isolateLtr(`×${quantity}`)}` : '');

/** An extra with its sign and its quantity, as `+ جبنة ×2`. */
const detailText = ({ sign, text, quantity }: LineDetail) => `${sign} ${text}${times(quantity)}`;

/** The lines of an order as one sentence, with all notes below: of the lines, then of the order. */
export const OrderSummary = ({ order }: { readonly order: GuestOrder }) => {
  const { items, notes } = order;
  const t = useTranslate();
  const { lineDays } = useOrderText();
  const language = useLanguage();
  return (
    <>
      <p className={css['summary']}>
        {items.map((line, index) => {
          const { title, option, contents, details } = lineText(line, language);
          const days = lineDays(line);
          const rest = [days, option, ...contents, ...details.map(detailText)].filter(Boolean);
          return (
            <span key={lineKey(line, index)}>
              {index > 0 && t('guestOrders.comma')}
              {days === null && <bdi dir="ltr">{`${line.quantity}×`}</bdi>} <bdi className={css['title']}>{title}</bdi>
              {rest.length > 0 && (
                <>
                  {': '}
                  {rest.map((one, at) => (
                    <Fragment key={at}>
                      {at > 0 && ' · '}
                      <bdi>{one}</bdi>
                    </Fragment>
                  ))}
                </>
              )}
            </span>
          );
        })}
      </p>
      {items.map(
        (line, index) =>
          line.note && (
            <Note key={lineKey(line, index)} line={lineText(line, language).title}>
              {line.note}
            </Note>
          ),
      )}
      {notes && <Note>{notes}</Note>}
      <CorrectionState order={order} />
    </>
  );
};

/** The lines that a correction changes, as they were and as they are. */
export const CorrectedLines = ({ changes }: Pick<Correction, 'changes'>) => (
  <ul className={css['changes']}>
    {changes.map(({ was, now }, index) => (
      <li key={index}>
        <del>{lineSummary(was)}</del>
        {now && (
          <>
            {' '}
            <ins>{lineSummary(now)}</ins>
          </>
        )}
      </li>
    ))}
  </ul>
);

/** What a correction of an open order waits for, or that the guest declined it. */
export function CorrectionState({ order }: { readonly order: GuestOrder }) {
  const t = useTranslate();
  const { money } = useOrderText();
  const last = order.corrections?.at(-1);
  if (!last || !canCorrect(order.state) || (last.state !== 'proposed' && last.state !== 'declined')) return null;
  const [before, after] = [money(last.before, order.currency), money(last.after, order.currency)];
  return (
    <p className={css['note']}>
      <PencilLine size={18} aria-hidden="true" />
      {last.state === 'declined' ? t('orderCorrection.declined') : t('orderCorrection.waits', { before, after })}
    </p>
  );
}

const inRange = (part: number) => Math.min(1, Math.max(0, part));

/** A bar that shows the remaining part of a period. */
export const TimeBar = ({ part, isUrgent }: { readonly part: number; readonly isUrgent: boolean }) => (
  <span className={`${css['bar'] ?? ''} ${isUrgent ? (css['urgent'] ?? '') : ''}`} aria-hidden="true">
    <span ref={(element) => element?.style.setProperty('--part', `${inRange(part) * 100}%`)} />
  </span>
);

/** A ring that shows the remaining part of a period, from the top on. */
export const TimeRing = ({ part, isUrgent }: { readonly part: number; readonly isUrgent: boolean }) => (
  <svg
    className={`${css['ring'] ?? ''} ${isUrgent ? (css['urgent'] ?? '') : ''}`}
    viewBox="0 0 36 36"
    aria-hidden="true"
  >
    <circle cx="18" cy="18" r="15" />
    <circle cx="18" cy="18" r="15" pathLength={1} strokeDasharray={`${inRange(part)} 1`} />
  </svg>
);

export const ProblemText = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={css['problem']}>
    {children}
  </p>
);
