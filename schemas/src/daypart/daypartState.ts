/**
 * Whether sections and items with dayparts are offered at an instant, and when that changes.
 * (docs/spec/domain.md#dayparts)
 *
 * Windows follow the rule of opening intervals (`working-day/openingHours.ts`): if the end is not after the start, it
 * is on the next day. Times are in the menu's time zone. The times that guests read are those in which the venue is open
 * too, as far as it states its hours.
 */
import { DAY_MS } from '../time/durations.js';
import { earliestTime } from '../time/earliestTime.js';
import type { TitleTranslations } from '../core/translations.js';
import { CLOSING_GRACE_MS, openingState, type VenueHours } from '../working-day/openingHours.js';
import { venueStateAt, type VenueState } from '../working-day/venueState.js';
import { hoursOf, type DaypartTimes } from './daypartHours.js';

type Maybe<T> = T | null | undefined;

/** A section or an item. */
export interface WithDayparts {
  readonly dayparts?: Maybe<readonly string[]>;
}

/** The properties of a menu that these rules use. */
export interface MenuWithDayparts extends VenueHours {
  readonly dayparts?: Maybe<readonly DaypartTimes[]>;
  readonly settings?: Maybe<{ readonly timeZone?: Maybe<string> }>;
}

/** Why a section or an item is not offered now. */
export interface NotOffered extends TitleTranslations<'title'> {
  /** Whether the section or item is hidden from guests now. */
  readonly isHidden: boolean;
  /** The title of the daypart in which it is offered next. */
  readonly title: string;
  /** When it is offered and the venue is open, in epoch ms; null if it is not offered again. */
  readonly returnsAt: number | null;
  /**
   * When the daypart or the venue's opening ends after that, in epoch ms; null if neither ends within a day, or the
   * daypart is not open at `returnsAt`.
   */
  readonly endsAt: number | null;
}

/** The search for the next offer stops after this number of daypart changes. */
const MAX_CHANGES = 100;

/** The states of the dayparts of a menu at an instant, computed once per daypart. */
function createStates({ dayparts, settings }: MenuWithDayparts, now: number) {
  const states = new Map<DaypartTimes, { readonly open: boolean; readonly changesAt: number | null }>();
  const stateOf = (daypart: DaypartTimes) => {
    const known = states.get(daypart);
    if (known) return known;
    const { open, nextChangeAt } = openingState(hoursOf(daypart), new Date(now), settings?.timeZone);
    const state = { open, changesAt: nextChangeAt };
    states.set(daypart, state);
    return state;
  };
  const byId = new Map((dayparts ?? []).map((daypart) => [daypart._id, daypart]));
  const daypartsOf = ({ dayparts: ids }: WithDayparts) => (ids ?? []).flatMap((id) => byId.get(id) ?? []);
  return { stateOf, daypartsOf };
}

/**
 * The first instant from `now` on at which every group has an open daypart, and the venue is open; null if there is
 * none.
 */
function returnOf(
  menu: MenuWithDayparts,
  groups: readonly (readonly DaypartTimes[])[],
  now: number,
  venueAt: (at: number) => VenueState,
): number | null {
  const isOffered = (instant: number) => {
    const { stateOf } = createStates(menu, instant);
    return groups.every((group) => group.some((daypart) => stateOf(daypart).open));
  };
  let at: number | null = now;
  for (let changes = 0; at !== null && changes < MAX_CHANGES; changes += 1) {
    const { stateOf } = createStates(menu, at);
    const borders = groups.flat().map((daypart) => stateOf(daypart).changesAt);
    // The venue's own changes count only while the dayparts are open, so that far dates are found in few steps.
    if (isOffered(at)) {
      // What begins as the other ends only meets it in the seconds after its end.
      const later = at + CLOSING_GRACE_MS;
      const venue = venueAt(at);
      if (venue.open && venueAt(later).open && isOffered(later)) return at;
      borders.push(venue.changesAt);
    }
    at = earliestTime(borders);
  }
  return null;
}

/** When a daypart or the venue's opening ends that lasts at an instant; null if neither does within a day. */
function endOf(menu: MenuWithDayparts, daypart: DaypartTimes, at: number): number | null {
  const { open, changesAt } = createStates(menu, at).stateOf(daypart);
  const venue = venueStateAt(menu, at, menu.settings?.timeZone);
  const end = earliestTime([changesAt, venue.open ? venue.changesAt : null]);
  return open && end !== null && end - at < DAY_MS ? end : null;
}

/**
 * When groups of dayparts are offered again. If that is never while the venue is open, the times of the dayparts alone
 * count.
 * @param first the first group that is closed now
 */
function nextOffer(
  menu: MenuWithDayparts,
  groups: readonly (readonly DaypartTimes[])[],
  first: readonly DaypartTimes[],
  now: number,
): Omit<NotOffered, 'isHidden'> {
  const { stateOf } = createStates(menu, now);
  const next = earliestTime(first.map((daypart) => stateOf(daypart).changesAt));
  const begins = first.find((daypart) => stateOf(daypart).changesAt === next) ?? first[0];
  const returnsAt =
    returnOf(menu, groups, now, (at) => venueStateAt(menu, at, menu.settings?.timeZone)) ??
    returnOf(menu, groups, now, () => ({ open: true, changesAt: null }));
  if (!begins || returnsAt === null) return { title: begins?.title ?? '', returnsAt, endsAt: null };
  const { stateOf: stateThen } = createStates(menu, returnsAt);
  // A daypart that lies before the opening is over then.
  const awaited = [begins, ...first].find((daypart) => stateThen(daypart).open) ?? begins;
  const { title, translations } = awaited;
  const named = { title, ...(translations ? { translations } : {}) };
  return { ...named, returnsAt, endsAt: endOf(menu, awaited, returnsAt) };
}

/**
 * Determines which sections and items of a menu are offered at an instant.
 * @param now epoch ms
 * @returns a function for a section, or for an item and its section. It returns null if that section or item is offered
 */
export function offerAt(
  menu: MenuWithDayparts,
  now: number,
): (part: WithDayparts, section?: WithDayparts) => NotOffered | null {
  if (!menu.dayparts?.length) return () => null;
  const { stateOf, daypartsOf } = createStates(menu, now);
  const judge = (groups: readonly (readonly DaypartTimes[])[]): NotOffered | null => {
    const closed = groups.filter((group) => !group.some((daypart) => stateOf(daypart).open));
    const [first] = closed;
    if (!first) return null;
    return {
      isHidden: closed.some((group) => group.every(({ outside }) => outside === 'hide')),
      ...nextOffer(menu, groups, first, now),
    };
  };
  // Many items have the same dayparts, so each combination is evaluated only once.
  const judged = new Map<string, NotOffered | null>();
  return (part, section = {}) => {
    // An item must satisfy its own dayparts and those of its section. In each of the two lists, one open daypart is
    // enough.
    const groups = [daypartsOf(section), daypartsOf(part)].filter((group) => group.length > 0);
    if (groups.length === 0) return null;
    const key = JSON.stringify(groups.map((group) => group.map(({ _id }) => _id)));
    const known = judged.get(key);
    if (known !== undefined) return known;
    const offer = judge(groups);
    judged.set(key, offer);
    return offer;
  };
}

/**
 * The next instant (epoch ms) after `now` at which a daypart begins outside of which sections and items are hidden; null
 * if there is none.
 */
export function nextHiddenStart(menu: MenuWithDayparts, now: number): number | null {
  const { stateOf } = createStates(menu, now);
  const closed = (menu.dayparts ?? []).filter((daypart) => daypart.outside === 'hide' && !stateOf(daypart).open);
  return earliestTime(closed.map((daypart) => stateOf(daypart).changesAt));
}

interface MenuCollections extends MenuWithDayparts {
  readonly sections?: Maybe<readonly (WithDayparts & { readonly items?: Maybe<readonly WithDayparts[]> })[]>;
}

/** The next instant (epoch ms) after `now` at which a daypart in use begins or ends; null if there is none. */
export function nextDaypartChange(menu: MenuCollections, now: number): number | null {
  if (!menu.dayparts?.length) return null;
  const { stateOf, daypartsOf } = createStates(menu, now);
  const users = (menu.sections ?? []).flatMap((section) => [section, ...(section.items ?? [])]);
  const used = new Set(users.flatMap(daypartsOf));
  return earliestTime([...used].map((daypart) => stateOf(daypart).changesAt));
}
