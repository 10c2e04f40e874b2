/** Reads the whole menu in a fixed number of queries. */
import {
  comboSchema,
  extraGroupSchema,
  gallerySchema,
  itemSchema,
  menuParts,
  sectionSchema,
  type Menu,
  type MenuPartKind,
} from '@qaima/schemas';
import { isComplete, serialize, serializeAll, readStored } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import type { RowOf } from '../../database/tables';
import { shownCombo } from '../combo/combo';
import { withPresentDayparts } from '../daypart/daypart';
import { shownGroup } from '../extra-group/extra-group';
import { withPresentUses } from '../extra-group/uses';
import { readItem } from '../../menu-parts/soldOut';
import { NOT_TRASHED, refOf } from '../../menu-parts/menuAccess';
import { ownPart } from '../../menu-parts/ownPart';
import { partRows, readParts } from '../../menu-parts/readParts';
import { textOf, type Row } from '../../database/columnValues';

/** A menu at one revision. */
export interface MenuSnapshot {
  readonly menu: Menu;
  readonly revision: number;
  /** From when the menu is closed to visitors; null while it is active. */
  readonly inactiveFrom: Date | null;
}

/** Groups rows by section. */
const bySection = (parts: readonly RowOf<'api::item.item' | 'api::gallery.gallery'>[]) => {
  const groups = new Map<number, Row[]>();
  for (const part of parts) {
    const section = part.section?.id;
    if (section === undefined) continue;
    const group = groups.get(section);
    if (group) group.push(part);
    else groups.set(section, [part]);
  }
  return (section: Row) => groups.get(section.id) ?? [];
};

const countIn = (row: Row, name: string): number => readStored({ type: 'integer', minimum: 0 }, row[name]) ?? 0;

/** Parts whose response depends on other parts, or on the time. */
const CONNECTED: readonly MenuPartKind[] = ['section', 'item', 'gallery', 'combo', 'extraGroup'];
const plainParts = menuParts.filter(({ kind, isInMenu }) => isInMenu && !CONNECTED.includes(kind));

/** The lists of a menu that are returned as they are stored. */
async function readPlainParts(menuId: number): Promise<Partial<Menu>> {
  const lists: Record<string, unknown> = {};
  for (const { kind, list } of plainParts) lists[list] = await readParts(kind, menuId);
  return lists;
}

async function readOnce(menuId: number): Promise<MenuSnapshot | null> {
  const row = await rows('api::menu.menu').findOne({
    where: { id: menuId, ...NOT_TRASHED },
    populate: { admins: { select: ['username'] } },
  });
  if (!row) return null;
  const sections = await partRows('section', menuId);
  const items = await partRows('item', menuId);
  const galleries = await partRows('gallery', menuId);
  const combos = await partRows('combo', menuId);
  const groups = await partRows('extraGroup', menuId);
  const others = await readPlainParts(menuId);

  const itemsById = new Map(items.map((item) => [item.documentId, item]));
  const itemsIn = bySection(items);
  const galleriesIn = bySection(galleries);
  const now = Date.now();
  const extraGroups = groups
    .map((group) => shownGroup(group, now))
    .filter((group) => isComplete(extraGroupSchema, group));
  const groupsById = new Map(extraGroups.map((group) => [group._id, group]));
  const daypartIds = new Set(others.dayparts?.map(({ _id }) => _id));
  const shownItems = (found: readonly Row[]) =>
    found
      .map((item) => withPresentDayparts(withPresentUses(readItem(item, now), groupsById), daypartIds))
      .filter((item) => isComplete(itemSchema, item));
  const menu: Menu = {
    ...ownPart(row),
    ...others,
    sections: sections.map((section) => ({
      ...withPresentDayparts(withPresentUses(serialize(sectionSchema, section), groupsById), daypartIds),
      items: shownItems(itemsIn(section)),
      galleries: serializeAll(gallerySchema, galleriesIn(section)),
    })),
    combos: combos.map((combo) => shownCombo(combo, itemsById)).filter((combo) => isComplete(comboSchema, combo)),
    extraGroups,
    admins: (row.admins ?? []).map(({ username }) => textOf(username)),
    menuVisitors: { newVisitors: countIn(row, 'newVisitors'), totalVisitors: countIn(row, 'totalVisitors') },
  };
  return { menu, revision: Number(row['revision']), inactiveFrom: refOf(row).inactiveFrom };
}

/** The current revision; null if the menu is deleted. */
async function revisionOf(menuId: number): Promise<number | null> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menuId }, select: ['revision'] });
  return row && Number(row['revision']);
}

/** The maximum number of attempts to read a menu at one revision. The last result is accepted in any case. */
const TRIES = 3;

/**
 * Reads a menu with its hidden parts. This takes several queries. If the menu's revision changes between them, reads
 * again.
 */
export async function readMenu(menuId: number): Promise<MenuSnapshot | null> {
  let read = await readOnce(menuId);
  for (let tries = 1; read && tries < TRIES; tries++) {
    if ((await revisionOf(menuId)) === read.revision) return read;
    read = await readOnce(menuId);
  }
  return read;
}
