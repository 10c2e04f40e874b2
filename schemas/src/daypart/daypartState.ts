/**
 * Whether sections and items with dayparts are offered at an instant, and when that changes.
 * (docs/spec/domain.md#dayparts)
 *
 * Windows follow the rule of opening intervals (`working-day/openingHours.ts`): if the end is not after the start, it
 * is on the next day. Times are in the menu's time zone.
 */
import { earliestTime } from '../core/earliestTime.js';
import { DAYS, openingState, type DayHours, type Interval, type VenueHours } from '../working-day/openingHours.js';
import type { DayName } from '../working-day/working-day.js';

type Maybe<T> = T | null | undefined;

interface DaypartWindow extends Interval {
  readonly days?: Maybe<readonly DayName[]>;
}

/** The properties of a daypart that these rules use. */
export interface DaypartTimes {
  readonly _id?: Maybe<string>;
  readonly title: string;
  readonly windows: readonly DaypartWindow[];
  readonly from?: Maybe<string>;
  readonly to?: Maybe<string>;
  readonly outside?: Maybe<string>;
}

/** A section or an item. */
export interface WithDayparts {
  readonly dayparts?: Maybe<readonly string[]>;
}

/** The properties of a menu that these rules use. */
export interface MenuWithDayparts {
  readonly dayparts?: Maybe<readonly DaypartTimes[]>;
  readonly settings?: Maybe<{ readonly timeZone?: Maybe<string> }>;
}

/** Why a section or an item is not offered now. */
export interface NotOffered {
  /** Whether the section or item is hidden from guests now. */
  readonly isHidden: boolean;
  /** The title of the daypart that begins next. */
  readonly title: string;
  /** Epoch ms; null if it is not offered again. */
  readonly returnsAt: number | null;
  /**
   * When the daypart that begins next ends, in epoch ms; null if it does not begin at `returnsAt`, or lasts a day or
   * longer.
   */
  readonly endsAt: number | null;
}

const DAY_MS = 86_400_000;
const FIRST_DATE = '0000-01-01';
const LAST_DATE = '9999-12-31';
/** The search for the next offer stops after this number of daypart changes. */
const MAX_CHANGES = 100;

/** The windows of a daypart in the form of opening hours. They are limited to the dates of the daypart. */
function hoursOf({ windows, from, to }: DaypartTimes): VenueHours {
  const days = DAYS.flatMap((day): DayHours[] => {
    const [first, ...also] = windows.filter((one) => !one.days?.length || one.days.includes(day));
    return first ? [{ day, start: first.start, end: first.end, also }] : [];
  });
  return from || to
    ? { workingDays: [], specialHours: [{ from: from || FIRST_DATE, to: to || LAST_DATE, days }] }
    : { workingDays: days };
}

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
  const byId = new Map((dayparts ?? []).map((daypart) => [daypart._id ?? '', daypart]));
  const daypartsOf = ({ dayparts: ids }: WithDayparts) => (ids ?? []).flatMap((id) => byId.get(id) ?? []);
  return { stateOf, daypartsOf };
}

/** The first instant from `now` on at which every group has an open daypart; null if there is none. */
function returnOf(menu: MenuWithDayparts, groups: readonly (readonly DaypartTimes[])[], now: number): number | null {
  let at: number | null = now;
  for (let changes = 0; at !== null && changes < MAX_CHANGES; changes += 1) {
    const { stateOf } = createStates(menu, at);
    if (groups.every((group) => group.some((daypart) => stateOf(daypart).open))) return at;
    at = earliestTime(groups.flat().map((daypart) => stateOf(daypart).changesAt));
  }
  return null;
}

/** When a daypart that is open at an instant ends; null if it is closed then, or lasts a day or longer. */
function endOf(menu: MenuWithDayparts, daypart: DaypartTimes, at: number): number | null {
  const { open, changesAt } = createStates(menu, at).stateOf(daypart);
  return open && changesAt !== null && changesAt - at < DAY_MS ? changesAt : null;
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
    const next = earliestTime(first.map((daypart) => stateOf(daypart).changesAt));
    const awaited = first.find((daypart) => stateOf(daypart).changesAt === next) ?? first[0];
    const returnsAt = returnOf(menu, groups, now);
    return {
      isHidden: closed.some((group) => group.every(({ outside }) => outside === 'hide')),
      title: awaited?.title ?? '',
      returnsAt,
      endsAt: awaited && returnsAt !== null ? endOf(menu, awaited, returnsAt) : null,
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
