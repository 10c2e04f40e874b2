/** Renders the sections of a menu's page, each once until something changes that it shows. */
import { midnightOf, resolveTimeZone, visibleSections, type Language, type VisibleSection } from '@qaima/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteContext, type RenderedSection, type Site } from '../../document/siteContext.js';
import type { SiteGallery, SiteItem, SiteMenu } from '../../document/siteTypes.js';
import { offeredGroupsOf, offeredProfile } from './item-panel/panelData.js';
import { needsCaffeineLimit } from './nutrition/Legend.js';
import { Section } from './Section.js';
import { servingTimesOf } from './servingTimes.js';
import { structuredSection } from './structuredData.js';

/** Rendered sections by the hash of all that they depend on. */
export type RenderedSections = ReadonlyMap<string, RenderedSection>;

/** Remembers the sections of each menu's last page in each language. */
export interface SectionCache {
  readonly hash: (text: string) => string;
  readonly read: (menuId: string, language: Language) => RenderedSections | undefined;
  readonly write: (menuId: string, language: Language, sections: RenderedSections) => void;
}

export const SectionPlaceholder = ({ index }: { readonly index: number }) => <template data-section={index} />;

/** The capture group is the section's index. */
const PLACEHOLDER = /<template data-section="(\d+)"><\/template>/;

type MenuSection = VisibleSection<SiteItem, SiteGallery>;

const utf8 = new TextEncoder();

/**
 * Returns a function that hashes all that a section's HTML depends on: the section, the menu without its other parts,
 * the language and the day. What depends on other sections or on the time of day is included as it is shown.
 */
function sectionKeys(menu: SiteMenu, { language, request: { now } }: Site, hash: SectionCache['hash']) {
  const { sections: _sections, combos: _combos, ...frame } = menu;
  const day = midnightOf(now, resolveTimeZone(menu.settings?.timeZone));
  const shared = hash(JSON.stringify([frame, offeredGroupsOf(menu), language, day]));
  const times = servingTimesOf(menu, now, language);
  return ({ items, ...section }: MenuSection) => {
    const shown = items.map((item) => [item, offeredProfile(menu, item), times.items.get(item)]);
    const own = [section, shown, times.sections.get(section._id), needsCaffeineLimit(menu, section._id)];
    return hash(shared + JSON.stringify(own));
  };
}

/**
 * Renders the sections that the cache does not contain.
 * @param pause awaited before each rendering
 */
export async function renderSections(
  menu: SiteMenu,
  site: Site,
  cache: SectionCache,
  pause: () => Promise<unknown>,
): Promise<readonly RenderedSection[]> {
  const { language } = site;
  const before = cache.read(menu._id, language);
  const keyOf = sectionKeys(menu, site, cache.hash);
  const rendered = new Map<string, RenderedSection>();
  for (const section of visibleSections(menu, language)) {
    const key = keyOf(section);
    const known = before?.get(key);
    if (known) {
      rendered.set(key, known);
      continue;
    }
    await pause();
    const html = renderToStaticMarkup(
      <SiteContext value={site}>
        <Section section={section} />
      </SiteContext>,
    );
    rendered.set(key, { html: utf8.encode(html), structured: structuredSection(menu, site, section) });
  }
  cache.write(menu._id, language, rendered);
  return [...rendered.values()];
}

/** Replaces the placeholders of a page by the sections. @returns the page in UTF-8, in parts */
export const assemblePage = (html: string, sections: readonly RenderedSection[]): readonly Uint8Array[] =>
  html
    .split(PLACEHOLDER)
    .flatMap((part, at) => (at % 2 === 0 ? utf8.encode(part) : (sections[Number(part)]?.html ?? [])));
