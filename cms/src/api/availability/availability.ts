/** Marks items and sizes as sold out by the codes that tills know. (docs/spec/domain.md#sold-out) */
import { itemSchema, type AvailabilityEntry, type ChangedAvailability, type Item } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { updateJson } from '../../database/bulkUpdate';
import type { Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { invalidField, invalidFields } from '../../errors/httpError';
import { changeMenu } from '../../menu-parts/changeMenu';
import { availabilityOf, itemAt, sizeAvailability, soldOutColumns } from '../../menu-parts/soldOut';
import { availabilityChanged } from '../menu-event/events';

const TABLE = 'api::item.item';

const ONE_NAME = {
  ar: 'اذكر رمز الصنف أو معرّفه، أحدهما.',
  en: 'Name the item by `code` or by `item`, one of them.',
};
const UNKNOWN = { ar: 'لا يوجد هذا الصنف في القائمة.', en: 'The menu has no such item.' };
const UNKNOWN_SIZE = { ar: 'لا يوجد هذا الحجم للصنف.', en: 'The item has no such size.' };

type Size = NonNullable<Item['subItems']>[number];

const isNamed = (size: Size, name: string) => size._id === name || size.code === name;

/** An item that the call names, with what changes in it. */
interface Change {
  readonly row: Row;
  item: Item;
  /** Whether the item itself is changed, and whether its sizes are. */
  own?: ReturnType<typeof soldOutColumns>;
  hasSizes?: true;
}

/** Applies an entry to an item. @returns false if the item has no such size */
function apply(change: Change, entry: AvailabilityEntry, path: string): boolean {
  const columns = soldOutColumns(entry, path);
  const { subItem } = entry;
  if (subItem === undefined) {
    change.own = { ...change.own, ...columns };
    return true;
  }
  const sizes = change.item.subItems ?? [];
  if (!sizes.some((size) => isNamed(size, subItem))) return false;
  const subItems = sizes.map((size) => (isNamed(size, subItem) ? { ...size, ...columns } : size));
  change.item = { ...change.item, subItems };
  change.hasSizes = true;
  return true;
}

/** Finds the named items. Takes one query. */
async function namedItems(menu: MenuRef, entries: readonly AvailabilityEntry[]): Promise<Change[]> {
  const codes = [...new Set(entries.flatMap(({ code }) => code ?? []))];
  const ids = [...new Set(entries.flatMap(({ item }) => item ?? []))];
  const found = await rows(TABLE).findMany({
    where: { menu: menu.id, $or: [{ code: { $in: codes } }, { documentId: { $in: ids } }] },
  });
  return found.map((row) => ({ row, item: serialize(itemSchema, row) }));
}

async function store(changes: readonly Change[]): Promise<void> {
  // Few different values, such as one time until which everything is sold out, so few statements.
  const groups = new Map<string, { data: object; ids: number[] }>();
  for (const { row, own } of changes) {
    if (own === undefined) continue;
    const key = JSON.stringify(own);
    const group = groups.get(key) ?? { data: own, ids: [] };
    groups.set(key, group);
    group.ids.push(row.id);
  }
  for (const { data, ids } of groups.values())
    await rows(TABLE).updateMany({ where: { id: { $in: ids } }, data: { ...data } });
  const sized = changes.filter(({ hasSizes }) => hasSizes);
  const json = sized.map(({ row, item: { subItems } }): [number, unknown] => [
    row.id,
    toColumnValues(itemSchema, { subItems })['subItems'],
  ]);
  await updateJson('items', 'sub_items', json);
  const ids = changes.map(({ row }) => row.id);
  await rows(TABLE).updateMany({ where: { id: { $in: ids } }, data: { updatedAt: new Date() } });
}

/** What a change made of an item and of its named sizes. */
function told({ item, own, hasSizes }: Change, entries: readonly AvailabilityEntry[]): ChangedAvailability[] {
  const { _id, subItems = [], ...after } = itemAt({ ...item, ...own }, Date.now());
  const named = subItems.filter((size) => entries.some(({ subItem }) => subItem && isNamed(size, subItem)));
  return [
    ...(own ? [{ item: _id, ...availabilityOf(after) }] : []),
    ...(hasSizes ? named : []).map((size) => sizeAvailability(_id, size)),
  ];
}

/**
 * Changes what is sold out, all entries or none.
 * @throws {HttpError} 400 for an entry without one name or with a time in the past, 404 that names every unknown item
 */
export const changeAvailability = (menu: MenuRef, entries: readonly AvailabilityEntry[]) =>
  changeMenu(menu, async () => {
    const nameless = entries.findIndex(({ code, item }) => (code === undefined) === (item === undefined));
    if (nameless >= 0) throw invalidField(`/${nameless}`, ONE_NAME);
    const known = await namedItems(menu, entries);
    const unknown = entries.flatMap((entry, index) => {
      const named = known.filter(({ item: { _id, code } }) =>
        entry.code === undefined ? _id === entry.item : code === entry.code,
      );
      if (named.length === 0)
        return [{ path: `/${index}/${entry.code === undefined ? 'item' : 'code'}`, message: UNKNOWN }];
      const applied = named.filter((change) => apply(change, entry, `/${index}`));
      return applied.length === 0 ? [{ path: `/${index}/subItem`, message: UNKNOWN_SIZE }] : [];
    });
    if (unknown.length > 0) throw invalidFields(unknown, 404);
    await store(known);
    const changed = known.flatMap((change) => told(change, entries));
    await availabilityChanged(menu.id, changed);
    return { count: changed.length };
  });
