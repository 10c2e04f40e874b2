/**
 * The kitchen's view of accepted orders: oldest first, in large type, without prices and phone numbers. Reservations
 * appear on their first day. (docs/spec/owners-area.md#kitchen-view)
 */
import { useEffect, useRef, useState } from 'react';
import { isForLater, linesOfSections, type GuestOrder } from '@qaima/schemas';
import { ChefHat, ChevronLeft, ChevronRight } from 'lucide-react';
import { EmptyState } from '../../../components/EmptyState.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { lineKey, lineText } from '../shared/lineText.js';
import { useInboxUrlState } from '../shared/useInboxUrlState.js';
import { useOrderActions } from '../shared/useOrderActions.js';
import { useBusinessDay } from '../shift/venueStatus.js';
import { KitchenCard, type KitchenLine } from './KitchenCard.js';
import css from './kitchen.module.css';
import { useDoneLines } from './useDoneLines.js';

const acceptedAt = ({ events, placedAt }: GuestOrder) => events.find(({ to }) => to === 'accepted')?.at ?? placedAt;

const linesOf = ({ items }: GuestOrder): readonly KitchenLine[] =>
  items.map((line, index) => ({ key: lineKey(line, index), line }));

/**
 * Returns the latest value, but keeps the previous one while a finger touches the screen: cards must not move under the
 * finger.
 */
function useHeldWhilePressed<T>(value: T): T {
  const [isPressed, setPressed] = useState(false);
  const [held, setHeld] = useState(value);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', () => setPressed(true), { signal });
    for (const name of ['pointerup', 'pointercancel'])
      document.addEventListener(name, () => setPressed(false), { signal });
    return () => listeners.abort();
  }, []);
  if (!isPressed && held !== value) setHeld(value);
  return isPressed ? held : value;
}

export function Kitchen() {
  const t = useTranslate();
  const { inbox, state } = useInbox();
  const actions = useOrderActions();
  const { search, set } = useInboxUrlState();
  const list = useRef<HTMLUListElement>(null);
  const held = useHeldWhilePressed(state.orders);
  const day = useBusinessDay();
  const accepted = held.filter((order) => order.state === 'accepted');
  const orders = accepted
    .filter((order) => !isForLater(order, day))
    .sort((one, other) => acceptedAt(one).localeCompare(acceptedAt(other)));
  const later = accepted.length - orders.length;
  const doneLines = useDoneLines(orders.map(({ _id }) => _id));
  const section = search.get('section');
  const shown = orders
    .map((order) => {
      const all = linesOf(order);
      const own = linesOfSections(order, section === null ? [] : [section]);
      const lines = all.filter(({ line }) => own.includes(line));
      const done = doneLines.of(order._id);
      return { order, lines, done, leftInAll: all.filter(({ key }) => !done.includes(key)).length };
    })
    .filter(({ lines }) => lines.length > 0);
  return (
    <div className={css['kitchen']}>
      <SectionFilter orders={orders} chosen={section} onChoose={(id) => set({ section: id }, true)} />
      {shown.length === 0 ? (
        <EmptyState
          icon={ChefHat}
          title={t('orderKitchen.empty')}
          hint={later > 0 ? t('orderKitchen.later', { smart_count: later }) : t('orderKitchen.emptyHint')}
          heading="h2"
        />
      ) : (
        <ul className={css['cards']} ref={list}>
          {shown.map(({ order, lines, done, leftInAll }) => (
            <KitchenCard
              key={order._id}
              order={order}
              lines={lines}
              leftInAll={leftInAll}
              doneLines={done}
              progress={state.progress.get(order._id)}
              onTick={(key) => {
                inbox.open(order._id);
                doneLines.toggle(order._id, key);
              }}
              onReady={() => void actions.makeReady(order)}
            />
          ))}
        </ul>
      )}
      <ToMake
        lines={shown.flatMap(({ lines, done }) => lines.filter(({ key }) => !done.includes(key)))}
        orders={shown.length}
        onMore={() => {
          const { current: cards } = list;
          const step = cards ? cards.clientWidth : 0;
          // In right-to-left scroll containers, scrolling towards the end is negative.
          cards?.scrollBy({ left: document.documentElement.dir === 'rtl' ? -step : step, behavior: 'smooth' });
        }}
      />
    </div>
  );
}

interface SectionFilterProps {
  readonly orders: readonly GuestOrder[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

function SectionFilter({ orders, chosen, onChoose }: SectionFilterProps) {
  const t = useTranslate();
  const lines = orders.flatMap(({ items }) => items);
  const sections = new Map(lines.flatMap(({ section }) => (section ? [[section._id, section.title] as const] : [])));
  const chips = [
    { id: null, title: t('orderKitchen.all'), orders: orders.length },
    ...[...sections].map(([id, title]) => ({
      id,
      title,
      orders: orders.filter((order) => linesOfSections(order, [id]).length > 0).length,
    })),
  ];
  return (
    <div className={css['filter']} role="group" aria-label={t('orderKitchen.sections')}>
      {chips.map(({ id, title, orders: count }) => (
        <button key={id ?? ''} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          <bdi>{title}</bdi> <span>{count}</span>
        </button>
      ))}
    </div>
  );
}

interface ToMakeProps {
  readonly lines: readonly KitchenLine[];
  readonly orders: number;
  readonly onMore: () => void;
}

/** The number of cards that are visible at once on a tablet. */
const IN_SIGHT = 3;

function ToMake({ lines, orders, onMore }: ToMakeProps) {
  const t = useTranslate();
  const language = useLanguage();
  const Chevron = language === 'en' ? ChevronRight : ChevronLeft;
  const sums = new Map<string, number>();
  for (const { line } of lines) {
    const { title, option } = lineText(line, language, true);
    const name = option ? `${title} · ${option}` : title;
    sums.set(name, (sums.get(name) ?? 0) + line.quantity);
  }
  if (sums.size === 0) return null;
  return (
    <div className={css['foot']}>
      <span>{t('orderKitchen.toMake')}</span>
      <ul>
        {[...sums]
          .sort(([, one], [, other]) => other - one)
          .map(([name, count]) => (
            <li key={name}>
              <bdi dir="ltr">{`${count}×`}</bdi> <bdi>{name}</bdi>
            </li>
          ))}
      </ul>
      {orders > IN_SIGHT && (
        <button type="button" onClick={onMore}>
          {t('orderKitchen.more', { count: orders - IN_SIGHT })}
          <Chevron size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
