/**
 * Loads the visible items, combos and groups of extras that cart lines refer to: in a fixed number of queries, and in
 * none if they were loaded since the last change of the menu.
 */
import {
  comboNotOffered,
  comboParts,
  comboSchema,
  extraGroupSchema,
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
import { itemAt } from '../../menu-parts/soldOut';
import { daypartIdsIn } from '../daypart/daypart';
import { groupAt } from '../extra-group/extra-group';
import { groupRows, usesIn, type GroupsById } from '../extra-group/uses';
import { isVisible } from '../item/visibility';
import type { CartMenu } from './cartMenu';
import { rowsAtRevision } from './revisionCache';

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

/** What a stored or a new line refers to. */
export interface Naming {
  readonly item?: string | null | undefined;
  readonly combo?: string | null | undefined;
  readonly choices?: readonly { readonly group: string }[] | undefined;
}

const SECTION = {
  section: { select: ['id', 'documentId', 'title', 'translations', 'hide', 'extras', 'dayparts'] },
} as const;

/** The visible items of a menu with these ids. Their state is the stored one, which does not depend on the time. */
const storedItems = (menu: CartMenu, ids: readonly string[]) =>
  rowsAtRevision(menu, 'items', ids, async (missing) => {
    const where = { menu: menu.id, documentId: { $in: missing } };
    const found = await rows('api::item.item').findMany({ where, populate: SECTION });
    return found.filter(isVisible).flatMap((row) => {
      const { section } = row;
      if (!section) return [];
      const { documentId: _id, title } = section;
      const shown: ShopSection = {
        _id,
        title: typeof title === 'string' ? title : '',
        extras: usesIn(section),
        translations: readStored(sectionSchema.properties.translations, section['translations']),
      };
      return [
        { _id: row.documentId, item: serialize(itemSchema, row), section: shown, dayparts: daypartIdsIn(section) },
      ];
    });
  });

const storedCombos = (menu: CartMenu, ids: readonly string[]) =>
  rowsAtRevision(menu, 'combos', ids, async (missing) => {
    const found = await rows('api::combo.combo').findMany({ where: { menu: menu.id, documentId: { $in: missing } } });
    return found.map((row) => ({
      _id: row.documentId,
      combo: serialize(comboSchema, row, ['items']),
      items: idsOfCombo(row),
      portions: portionsOfCombo(row),
      allItems: allItemIdsOfCombo(row),
    }));
  });

const storedGroups = (menu: CartMenu, ids: readonly string[]) =>
  rowsAtRevision(menu, 'groups', ids, async (missing) =>
    (await groupRows(menu.id, missing)).map((row) => serialize(extraGroupSchema, row)),
  );

type StoredItem = Awaited<ReturnType<typeof storedItems>>[number];
type StoredCombo = Awaited<ReturnType<typeof storedCombos>>[number];

function shopItem({ _id, section, ...stored }: StoredItem, offer: ReturnType<typeof offerAt>, now: number) {
  const item = itemAt(stored.item, now);
  if (!isComplete(itemSchema, item)) return [];
  return [{ ...item, _id, notOffered: offer(item, { dayparts: stored.dayparts }), section }];
}

/** Leaves out a combo that has neither visible items nor visible choices, as the public menu does. */
function shopCombo({ _id, combo, ...stored }: StoredCombo, items: ReadonlyMap<string, ShopItem>): ShopCombo | [] {
  if (!isComplete(comboSchema, combo)) return [];
  const { title, price, choices: storedChoices = [], translations } = combo;
  const present = stored.items.flatMap((id) => items.get(id) ?? []);
  const seen = comboParts(present, stored.portions);
  const choices = presentChoices(storedChoices, items);
  const notOffered = comboNotOffered(present, choices, items);
  return hasContents({ items: seen, choices })
    ? { _id, title, price, items: seen, choices, notOffered, translations }
    : [];
}

/** Loads what these lines refer to, as it is at the time of the request. */
export async function loadReferencedItems(menu: CartMenu, lines: readonly Naming[]): Promise<ReferencedItems> {
  const now = menu.now.getTime();
  const combos = await storedCombos(
    menu,
    lines.flatMap(({ combo }) => combo ?? []),
  );
  const itemIds = [...lines.flatMap(({ item }) => item ?? []), ...combos.flatMap(({ allItems }) => allItems)];
  const offer = offerAt({ ...menu.menu, dayparts: menu.dayparts }, now);
  const visible = (await storedItems(menu, itemIds)).flatMap((item) => shopItem(item, offer, now));
  const found = await storedGroups(menu, [
    ...visible.flatMap(({ extras = [], section }) => [...extras, ...section.extras].map(({ group }) => group)),
    ...lines.flatMap(({ choices = [] }) => choices.map(({ group }) => group)),
  ]);
  const groups = found.map((group) => groupAt(group, now));
  const items = new Map(
    visible.map((item): [string, ShopItem] => {
      return [item._id, item.soldOut ? item : { ...item, ...soldOutByParts(item, item.section, groups) }];
    }),
  );
  const shown = combos.flatMap((combo) => shopCombo(combo, items));
  return {
    items,
    combos: new Map(shown.map((combo) => [combo._id, combo])),
    groups: new Map(groups.map((group) => [group._id, group])),
  };
}

/** The groups of extras that an item offers for a sub-item. */
export const offeredOf = (
  item: ShopItem,
  subItem: number | null,
  { groups }: ReferencedItems,
): readonly OfferedGroup[] => offeredGroups(item, item.section, [...groups.values()], subItem);
