/** The titles of sections and items by id, and descriptions of positions for announcements. */
import type { Section, MenuOrder } from '@qaima/schemas';
import type { MenuItem, MenuSection } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';
import type { Translate } from '../../../i18n/i18n.js';
import { currentTarget, applyDrop, type DraggedRow, type DropTarget } from './dropTargets.js';

export interface TitlesById {
  readonly sections: ReadonlyMap<string, Section>;
  readonly items: ReadonlyMap<string, MenuItem>;
}

export const titlesById = (sections: readonly MenuSection[]): TitlesById => ({
  sections: new Map(sections.map((section) => [section._id, section])),
  items: new Map(sections.flatMap((section) => itemsOf(section).map((item) => [item._id, item] as const))),
});

export const titleOf = (names: TitlesById, { kind, id }: DraggedRow): string =>
  (kind === 'section' ? names.sections : names.items).get(id)?.title ?? '';

const SENTENCES = {
  held: { section: 'reorder.heldSection', item: 'reorder.heldItem' },
  over: { section: 'reorder.overSection', item: 'reorder.overItem' },
  put: { section: 'reorder.putSection', item: 'reorder.putItem' },
} as const;

/** Describes the position of a row or of a drop target. */
export function describePosition(
  t: Translate,
  names: TitlesById,
  order: MenuOrder,
  held: DraggedRow,
  about: keyof typeof SENTENCES,
  place?: DropTarget,
): string {
  const then = place ? applyDrop(order, held, place) : order;
  const at = currentTarget(then, held);
  if (!at) return '';
  const section = at.kind === 'item' ? then.find(({ id }) => id === at.sectionId) : undefined;
  return t(SENTENCES[about][held.kind], {
    title: titleOf(names, held),
    place: at.gap + 1,
    count: section?.items.length ?? then.length,
    section: names.sections.get(section?.id ?? '')?.title ?? '',
  });
}
