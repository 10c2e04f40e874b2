/** Sorts the list of menus for staff, with a number of queries that does not depend on the number of menus. */
import type { StaffMenuSort } from '@qaima/schemas';
import { instantOf } from '../../database/columnValues';
import type { RowOf } from '../../database/tables';
import { contactOf } from '../account/contact';
import { guestOrderCounts, lastEditOf, partEdits, visitCounts } from '../menu-content/menuFigures';
import { newestOrders } from '../menu-content/newestOrders';
import { institutionOf, nameOf } from '../../menu-parts/readMenuColumns';

type MenuRow = RowOf<'api::menu.menu'>;

/** What a menu is sorted by. A menu without a value is last in both directions. */
type Key = string | number | null;

const collator = new Intl.Collator(['ar', 'en'], { numeric: true });

/** The latest instant of a date; sorts menus that never stop before those that will, and stopped ones last. */
const NEVER = 8.64e15;

async function keyOf(sort: StaffMenuSort, now: Date): Promise<(row: MenuRow) => Key> {
  const of = (counts: ReadonlyMap<number, number>) => (row: MenuRow) => counts.get(row.id) ?? 0;
  switch (sort) {
    case 'newest':
      return ({ id }) => -id;
    case 'menu':
      return (row) => institutionOf(row).name || nameOf(row);
    case 'owner':
      return ({ admins: [owner] = [] }) => (owner ? contactOf(owner).name || contactOf(owner).username : null);
    case 'state':
      return (row) => -(instantOf(row['inactiveFrom'])?.getTime() ?? NEVER);
    case 'plan':
      return ({ plan }) => (typeof plan === 'string' ? Number(plan) : typeof plan === 'number' ? plan : null);
    case 'lastEdit': {
      const edits = await partEdits(null);
      return (row) => lastEditOf(row, edits);
    }
    case 'visits':
      return of(await visitCounts(now));
    case 'orders':
      return of(await guestOrderCounts(null, now));
    case 'subEnd': {
      const orders = await newestOrders(null);
      return ({ id }) => orders.get(id)?.end ?? null;
    }
  }
}

/** Compares by key, in a direction. Menus that compare as equal are sorted by creation, the newest first. */
export async function sortMenus(
  menus: readonly MenuRow[],
  { sort, direction }: { readonly sort: StaffMenuSort; readonly direction: 'asc' | 'desc' },
  now: Date,
): Promise<readonly MenuRow[]> {
  const key = await keyOf(sort, now);
  const sign = direction === 'desc' ? -1 : 1;
  const compare = (one: Key, other: Key): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * collator.compare(String(one), String(other));
  };
  return menus
    .map((row) => ({ row, key: key(row) }))
    .sort((one, other) => compare(one.key, other.key) || other.row.id - one.row.id)
    .map(({ row }) => row);
}
