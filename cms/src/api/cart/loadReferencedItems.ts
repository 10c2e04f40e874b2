/** Loads the visible items, combos and groups of extras that cart lines refer to, in a fixed number of queries. */
import {
  comboNotOffered,
  comboParts,
  comboSchema,
  hasContents,
  itemSchema,
  offerAt,
  offeredGroups,
  presentChoices,
  soldOutByParts,
  type Combo,
  type ComboChoice,
  type ComboPart,
  type ExtraUse,
  type Item,
  type NotOffered,
  sectionSchema,
  type OfferedGroup,
  type Section,
} from '@qaima/schemas';
import { isComplete, readStored, serialize } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { allItemIdsOfCombo, idsOfCombo, portionsOfCombo } from '../../menu-parts/readComboItems';
import { readParts } from '../../menu-parts/readParts';
import { daypartIdsIn } from '../daypart/daypart';
import { groupsAmong, usesIn, type GroupsById } from '../extra-group/uses';
import { readItem } from '../../menu-parts/soldOut';
import { isVisible } from '../item/visibility';
import type { CartMenu } from './cartMenu';
import type { Row } from '../../database/columnValues';
import type { RowOf } from '../../database/tables';

/** An item's section, with the extras that the section offers for all its items. */
interface ShopSection {
  readonly _id: string;
  readonly title: string;
  readonly extras: readonly ExtraUse[];
  readonly translations?: Section['translations'] | undefined;
}

/** A visible item with its section. */
export interface ShopItem extends Item {
  readonly _id: string;
  /** Set while the item is outside of its dayparts; otherwise null. */
  readonly notOffered: NotOffered | null;
  readonly section: ShopSection;
}

/** A combo with only its visible items, in their sizes and quantities, and choices. Choices keep their indexes. */
export interface ShopCombo {
  readonly _id: string;
  readonly title: string;
  readonly price: number;
  readonly items: readonly ComboPart<ShopItem>[];
  readonly choices: readonly ComboChoice[];
  /** Set while dayparts do not offer what the guest would pay for; otherwise null. */
  readonly notOffered: NotOffered | null;
  readonly translations?: Combo['translations'] | undefined;
}

/** The loaded rows by id. */
export interface ReferencedItems {
  /** The visible items of lines, of combos and of combo choices. */
  readonly items: ReadonlyMap<string, ShopItem>;
  readonly combos: ReadonlyMap<string, ShopCombo>;
  readonly groups: GroupsById;
}

interface Naming {
  readonly item?: string | null | undefined;
  readonly combo?: string | null | undefined;
  readonly choices?: readonly { readonly group: string }[] | undefined;
}

const SECTION = {
  section: { select: ['id', 'documentId', 'title', 'translations', 'hide', 'extras', 'dayparts'] },
} as const;

type Offer = ReturnType<typeof offerAt>;

function shopItem(row: RowOf<'api::item.item'>, offer: Offer): ShopItem | [] {
  const { section } = row;
  const item = readItem(row);
  if (!section || !isComplete(itemSchema, item)) return [];
  const { documentId: _id, title } = section;
  return {
    ...item,
    _id: row.documentId,
    notOffered: offer(item, { dayparts: daypartIdsIn(section) }),
    section: {
      _id,
      title: typeof title === 'string' ? title : '',
      extras: usesIn(section),
      translations: readStored(sectionSchema.properties.translations, section['translations']),
    },
  };
}

async function rowsOf<T extends 'api::item.item' | 'api::combo.combo'>(
  table: T,
  menuId: number,
  ids: readonly string[],
): Promise<RowOf<T>[]> {
  if (ids.length === 0) return [];
  const where = { menu: menuId, documentId: { $in: [...new Set(ids)] } };
  return rows(table).findMany({ where, ...(table === 'api::item.item' ? { populate: SECTION } : {}) });
}

/** Leaves out a combo that has neither visible items nor visible choices, as the public menu does. */
function shopCombo(row: Row, items: ReadonlyMap<string, ShopItem>): ShopCombo | [] {
  const shown = serialize(comboSchema, row, ['items']);
  if (!isComplete(comboSchema, shown)) return [];
  const { title, price, choices: stored = [], translations } = shown;
  const present = idsOfCombo(row).flatMap((id) => items.get(id) ?? []);
  const seen = comboParts(present, portionsOfCombo(row));
  const choices = presentChoices(stored, items);
  const notOffered = comboNotOffered(present, choices, items);
  return hasContents({ items: seen, choices })
    ? { _id: row.documentId, title, price, items: seen, choices, notOffered, translations }
    : [];
}

/** Loads the rows that these lines refer to. */
export async function loadReferencedItems(
  { id: menuId, menu }: CartMenu,
  lines: readonly Naming[],
): Promise<ReferencedItems> {
  const comboRows = await rowsOf(
    'api::combo.combo',
    menuId,
    lines.flatMap(({ combo }) => combo ?? []),
  );
  const dayparts = await readParts('daypart', menuId);
  const offer = offerAt({ ...menu, dayparts }, Date.now());
  const itemIds = [...lines.flatMap(({ item }) => item ?? []), ...comboRows.flatMap(allItemIdsOfCombo)];
  const visible = (await rowsOf('api::item.item', menuId, itemIds))
    .filter(isVisible)
    .flatMap((row) => shopItem(row, offer));
  const groups = await groupsAmong(menuId, [
    ...visible.flatMap(({ extras = [], section }) => [...extras, ...section.extras].map(({ group }) => group)),
    ...lines.flatMap(({ choices = [] }) => choices.map(({ group }) => group)),
  ]);
  const allGroups = [...groups.values()];
  const items = new Map(
    visible.map((item) => {
      return [item._id, item.soldOut ? item : { ...item, ...soldOutByParts(item, item.section, allGroups) }];
    }),
  );
  const combos = comboRows.flatMap((row) => shopCombo(row, items));
  return { items, combos: new Map(combos.map((combo) => [combo._id, combo])), groups };
}

/** The groups of extras that an item offers for a sub-item. */
export const offeredOf = (
  item: ShopItem,
  subItem: number | null,
  { groups }: ReferencedItems,
): readonly OfferedGroup[] => offeredGroups(item, item.section, [...groups.values()], subItem);
