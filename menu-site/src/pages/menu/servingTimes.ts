/** Which sections and items of a menu are outside of their dayparts. (docs/spec/public-site.md#dayparts) */
import {
  offerAt,
  offerOfAny,
  returnTime,
  servingText,
  windowsText,
  type Language,
  type NotOffered,
} from '@qaima/schemas';
import type { SiteItem, SiteMenu } from '../../document/siteTypes.js';

/** How a section, an item or a combo is limited by dayparts. */
export interface ServingTime {
  /**
   * The ids of the dayparts, for the client script: `section|item`. A combo has one such pair for each part, joined by
   * `;`. Of pairs that are joined by `/`, one has to be served.
   */
  readonly when: string;
  /** Null if it is offered now. */
  readonly notOffered: NotOffered | null;
  /** When the section, item or combo is offered again, as text; null if it is offered now. */
  readonly text: string | null;
  /** The clock time at which it is offered again; null if it is offered now or not again within a day. */
  readonly returnsAt: string | null;
  /** The hours of a section, for paper. */
  readonly hours?: string;
}

interface ServingTimes {
  readonly items: ReadonlyMap<SiteItem, ServingTime>;
  readonly sections: ReadonlyMap<string, ServingTime>;
}

const known = new WeakMap<SiteMenu, { readonly key: string; readonly times: ServingTimes }>();

/** The dayparts of a section and of an item as one attribute, which `client/dayparts.ts` reads. */
const whenOf = (section: readonly string[] = [], item: readonly string[] = []) => `${section.join()}|${item.join()}`;

/**
 * The serving times of a menu. They are cached for the many cards of one rendering.
 * @param now epoch ms
 */
export function servingTimesOf(menu: SiteMenu, now: number, language: Language): ServingTimes {
  const key = `${now} ${language}`;
  const before = known.get(menu);
  if (before?.key === key) return before.times;
  const offer = offerAt(menu, now);
  const items = new Map<SiteItem, ServingTime>();
  const sections = new Map<string, ServingTime>();
  const timeZone = menu.settings?.timeZone;
  const timeOf = (when: string, found: ReturnType<typeof offer>): ServingTime => {
    const text = found && servingText(found, now, timeZone, language);
    return { when, notOffered: found, text, returnsAt: returnTime(found, now, timeZone) };
  };
  const hoursOf = (ids: readonly string[]) =>
    windowsText(
      (menu.dayparts ?? []).filter(({ _id }) => ids.includes(_id)),
      language,
    );
  for (const section of menu.dayparts?.length ? menu.sections : []) {
    if (section.dayparts?.length)
      sections.set(section._id, {
        ...timeOf(whenOf(section.dayparts), offer(section)),
        hours: hoursOf(section.dayparts),
      });
    for (const item of section.items)
      if (section.dayparts?.length || item.dayparts?.length)
        items.set(item, timeOf(whenOf(section.dayparts, item.dayparts), offer(item, section)));
  }
  const times = { items, sections };
  known.set(menu, { key, times });
  return times;
}

/**
 * The serving time of a combo. A combo is served while all its items are. Otherwise it shows the text of the first item
 * that is not served.
 */
export function partsServingTime(parts: readonly ServingTime[]): ServingTime | undefined {
  if (parts.length === 0) return undefined;
  const { notOffered = null, text = null, returnsAt = null } = parts.find((part) => part.text !== null) ?? {};
  return { when: parts.map(({ when }) => when).join(';'), notOffered, text, returnsAt };
}

/**
 * The serving time of a combo's choice: that of its first option to return. Undefined if an option is always served.
 * @param options the serving times of the options of which the guest must pick one
 */
export function choiceServingTime(options: readonly (ServingTime | undefined)[]): ServingTime | undefined {
  const limited = options.flatMap((option) => option ?? []);
  if (limited.length === 0 || limited.length < options.length) return undefined;
  const next = offerOfAny(limited.map(({ notOffered }) => notOffered));
  const first = limited.find(({ notOffered }) => notOffered?.returnsAt === next?.returnsAt);
  const { text = null, returnsAt = null } = first ?? {};
  return { when: [...new Set(limited.map(({ when }) => when))].join('/'), notOffered: next, text, returnsAt };
}
