/** Which sections and items of a menu are outside of their dayparts. (docs/spec/public-site.md#dayparts) */
import { offerAt, offerText, type Language } from '@qaima/schemas';
import type { SiteItem, SiteMenu } from '../../document/siteTypes.js';

/** How a section or an item is limited by dayparts. */
export interface Offer {
  /** The ids of its dayparts, for the client script: those of the section, then its own. */
  readonly when: string;
  /** When it is offered again; null if it is offered now. */
  readonly text: string | null;
}

interface Offers {
  readonly items: ReadonlyMap<SiteItem, Offer>;
  readonly sections: ReadonlyMap<string, Offer>;
}

const known = new WeakMap<SiteMenu, Offers>();

/** The dayparts of a section and of an item as one attribute, which `client/dayparts.ts` reads. */
const whenOf = (section: readonly string[] = [], item: readonly string[] = []) => `${section.join()}|${item.join()}`;

/** The offers of a menu, computed once per rendering. @param now epoch ms */
export function offersOf(menu: SiteMenu, now: number, language: Language): Offers {
  const before = known.get(menu);
  if (before) return before;
  const offer = offerAt(menu, now);
  const items = new Map<SiteItem, Offer>();
  const sections = new Map<string, Offer>();
  const textOf = (of: ReturnType<typeof offer>) => of && offerText(of, now, menu.settings?.timeZone, language);
  for (const section of menu.dayparts?.length ? menu.sections : []) {
    if (section.dayparts?.length)
      sections.set(section._id ?? '', { when: whenOf(section.dayparts), text: textOf(offer(section)) });
    for (const item of section.items)
      if (section.dayparts?.length || item.dayparts?.length)
        items.set(item, { when: whenOf(section.dayparts, item.dayparts), text: textOf(offer(item, section)) });
  }
  const offers = { items, sections };
  known.set(menu, offers);
  return offers;
}
