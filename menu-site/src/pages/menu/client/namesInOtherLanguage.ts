/**
 * The names of a menu's dishes in its other language, which the page does not show. Loaded when the guest begins to
 * search. (docs/spec/public-site.md#section-list)
 */
import { readJson } from '@qaima/schemas/core/json';
import type { Envelope, Language, SiteMenu } from '@qaima/schemas';

/** The other language in which the page can be read; null if there is none. */
export function otherLanguage(document: Document): Language | null {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]'));
  const other = links.find(({ hreflang }) => hreflang !== document.documentElement.lang)?.hreflang;
  return other === 'ar' || other === 'en' ? other : null;
}

/** The names of each item and combo, with the names of its sizes, by id. @throws if the server is unreachable */
export async function loadNames(menuId: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(`/api/v1/quickmenu/${encodeURIComponent(menuId)}?lang=${language}`);
  if (!response.ok) throw new Error(`The menu answers ${response.status}.`);
  const { sections, combos } = (await readJson<Envelope<SiteMenu>>(response)).data.data;
  const items = sections.flatMap((section) => section.items);
  const named = items.map(
    ({ _id, title, subItems = [] }) => [_id, [title, ...subItems.map((size) => size.title)].join(' ')] as const,
  );
  return new Map([...named, ...combos.map(({ _id, title }) => [_id, title] as const)]);
}
