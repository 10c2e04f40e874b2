/**
 * The kitchen's view of accepted orders: oldest first, in large type, without prices and phone numbers. Reservations
 * appear on their first day. (docs/spec/owners-area.md#kitchen-view)
 */
import { useMemo, useRef } from 'react';
import { isForLater, linesOfSections, type GuestOrder } from '@qaima/schemas';
import { ChefHat, ChevronLeft, ChevronRight } from 'lucide-react';
import { EmptyState } from '../../../components/EmptyState.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { lineKey, lineText } from '../shared/lineText.js';
import { placesOf, PLACES, useHeld, usePlacesAreHeld } from '../shared/useHeldPlaces.js';
import { useInboxUrlState } from '../shared/useInboxUrlState.js';
import { useOrderActions } from '../shared/useOrderActions.js';
import { useBusinessDay } from '../shift/venueStatus.js';
import { KitchenCard, type KitchenLine } from './KitchenCard.js';
import css from './kitchen.module.css';
import { useDoneLines } from './useDoneLines.js';
import { useHiddenCards } from './useHiddenCards.js';

const acceptedAt = ({ events, placedAt }: GuestOrder) => events.find(({ to }) => to === 'accepted')?.at ?? placedAt;

const linesOf = ({ items }: GuestOrder): readonly KitchenLine[] =>
  items.map((line, index) => ({ key: lineKey(line, index), line }));

/** The accepted orders to prepare now, oldest first, in the places that they have; and how many are for later days. */
function useTickets() {
  const { orders: all } = useInbox().state;
  const day = useBusinessDay();
  const isHeld = usePlacesAreHeld();
  const { orders, later } = useMemo(() => {
    const accepted = all.filter(({ state }) => state === 'accepted');
    const ofToday = accepted.filter((order) => !isForLater(order, day));
    ofToday.sort((one, other) => acceptedAt(one).localeCompare(acceptedAt(other)));
    return { orders: ofToday, later: accepted.length - ofToday.length };
  }, [all, day]);
  return { places: placesOf(useHeld(orders, isHeld), orders), later };
}

export function Kitchen() {
  const t = useTranslate();
  const { inbox, state } = useInbox();
  const actions = useOrderActions();
  const { search, set } = useInboxUrlState();
  const list = useRef<HTMLUListElement>(null);
  const { places, later } = useTickets();
  const orders = places.flatMap(({ order, isLeft }) => (isLeft ? [] : [order]));
  const doneLines = useDoneLines(orders.map(({ _id }) => _id));
  const section = search.get('section');
  const shown = places
    .map(({ order, isLeft }) => {
      const all = linesOf(order);
      const own = linesOfSections(order, section === null ? [] : [section]);
      const lines = all.filter(({ line }) => own.includes(line));
      const done = doneLines.of(order._id);
      return { order, isLeft, lines, done, leftInAll: all.filter(({ key }) => !done.includes(key)).length };
    })
    .filter(({ lines }) => lines.length > 0);
  const hidden = useHiddenCards(list, shown.map(({ order }) => order._id).join());
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
        <ul className={css['cards']} ref={list} {...PLACES}>
          {shown.map(({ order, isLeft, lines, done, leftInAll }) => (
            <KitchenCard
              key={order._id}
              order={order}
              isLeft={isLeft}
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
        lines={shown.flatMap(({ isLeft, lines, done }) =>
          (isLeft ? [] : lines).filter(({ key }) => !done.includes(key)),
        )}
        hidden={hidden}
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
  /** The number of cards that are out of sight. */
  readonly hidden: number;
  readonly onMore: () => void;
}

function ToMake({ lines, hidden, onMore }: ToMakeProps) {
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
      {hidden > 0 && (
        <button type="button" onClick={onMore}>
          {t('orderKitchen.more', { count: hidden })}
          <Chevron size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
