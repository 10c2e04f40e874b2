/** What sections and items are called, and where one of them stands, in words. */
import type { Section, MenuOrder } from '@qaima/schemas';
import type { MenuItem, MenuSection } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';
import type { Say } from '../../../i18n/i18n.js';
import { placeOf, putDown, type Held, type Place } from './dropTargets.js';

export interface Names {
  readonly sections: ReadonlyMap<string, Section>;
  readonly items: ReadonlyMap<string, MenuItem>;
}

export const namesOf = (sections: readonly MenuSection[]): Names => ({
  sections: new Map(sections.map((section) => [section._id ?? '', section])),
  items: new Map(sections.flatMap((section) => itemsOf(section).map((item) => [item._id, item] as const))),
});

export const titleOf = (names: Names, { kind, id }: Held): string =>
  (kind === 'section' ? names.sections : names.items).get(id)?.title ?? '';

const SENTENCES = {
  held: { section: 'reorder.heldSection', item: 'reorder.heldItem' },
  over: { section: 'reorder.overSection', item: 'reorder.overItem' },
  put: { section: 'reorder.putSection', item: 'reorder.putItem' },
} as const;

/** Where it is, or would be if it were put down at some place. */
export function whereabouts(
  say: Say,
  names: Names,
  order: MenuOrder,
  held: Held,
  about: keyof typeof SENTENCES,
  place?: Place,
): string {
  const then = place ? putDown(order, held, place) : order;
  const at = placeOf(then, held);
  if (!at) return '';
  const section = at.kind === 'item' ? then.find(({ id }) => id === at.sectionId) : undefined;
  return say(SENTENCES[about][held.kind], {
    title: titleOf(names, held),
    place: at.gap + 1,
    count: section?.items.length ?? then.length,
    section: names.sections.get(section?.id ?? '')?.title ?? '',
  });
}
