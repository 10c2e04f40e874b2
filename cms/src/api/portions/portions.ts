/**
 * Takes the portions of orders from what is left of items and sizes, and gives them back. The rows of the items are
 * locked, so that concurrent orders never take more than there is. (docs/spec/domain.md#portions)
 */
import {
  businessDayEnd,
  itemSchema,
  leftAfter,
  statedHours,
  summed,
  type Portion,
  type PortionFields,
} from '@qaima/schemas';
import { readStored, serialize, toColumnValues } from '../../api-runtime/serialize';
import { textOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { afterCommit, connection } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import { bumpRevision } from '../../menu-parts/cacheRevisions';
import { readParts } from '../../menu-parts/readParts';
import { ownPart } from '../../menu-parts/ownPart';
import { tooFewLeft } from './errorMessages';

const portionsShape = {
  type: 'array',
  items: {
    type: 'object',
    required: ['item', 'subItem', 'count'],
    properties: { item: { type: 'string' }, subItem: { type: ['string', 'null'] }, count: { type: 'integer' } },
  },
} as const;

/** The portions that an order has taken. */
export const portionsIn = (row: Row): readonly Portion[] => readStored(portionsShape, row['portions']) ?? [];

/** When the business day of a menu ends. */
export async function dayEndOf(menuId: number, now: Date): Promise<string> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menuId } });
  const { settings, workingDays } = row ? ownPart(row) : {};
  const timeZone = settings?.timeZone;
  const hours = statedHours({ workingDays, specialHours: await readParts('specialHours', menuId) }, now, timeZone);
  return new Date(businessDayEnd(hours ?? {}, now, timeZone)).toISOString();
}

interface Wish {
  /** What an order gives back. */
  readonly given?: readonly Portion[];
  readonly wanted?: readonly Portion[];
  /** Whether the venue decides: then as many are taken as there are. */
  readonly byVenue?: boolean;
}

/**
 * Gives back and takes portions. Items are locked in the order of their ids; the caller locks nothing of the menu
 * afterwards. Runs in a transaction.
 * @returns what was taken, of what is counted
 * @throws {HttpError} 409 if fewer are left than wanted
 */
export async function movePortions(
  menuId: number,
  { given = [], wanted = [], byVenue = false }: Wish,
  now: Date,
): Promise<readonly Portion[]> {
  const ids = [...new Set([...given, ...wanted].map(({ item }) => item))];
  if (ids.length === 0) return [];
  const sql = await connection();
  const counted = await sql('items')
    .where({ menu_id: menuId })
    .whereIn('document_id', ids)
    .where((any) => void any.whereNotNull('left').orWhereRaw(`CAST(sub_items AS TEXT) LIKE '%"left"%'`))
    .orderBy('id')
    .forUpdate()
    .select<{ id: number }[]>('id');
  if (counted.length === 0) return [];
  const found = await rows('api::item.item').findMany({
    where: { id: { $in: counted.map(({ id }) => id) } },
    orderBy: [{ id: 'asc' }],
  });
  const dayEnd = await dayEndOf(menuId, now);
  const taken: Portion[] = [];
  const countOf = (portions: readonly Portion[], item: string, subItem: string | null) =>
    summed(portions).find((one) => one.item === item && one.subItem === subItem)?.count ?? 0;
  for (const row of found) {
    const item = serialize(itemSchema, row);
    const change = <T extends PortionFields>(part: T, subItem: string | null, title: string): T => {
      const [back, wish] = [given, wanted].map((all) => countOf(all, row.documentId, subItem));
      const after = leftAfter(part, { given: back ?? 0, taken: wish ?? 0 }, now.getTime());
      if (after === null || (!back && !wish)) return part;
      if (after < 0 && !byVenue) throw new HttpError(409, tooFewLeft(title, after + (wish ?? 0)));
      const count = (wish ?? 0) + Math.min(0, after);
      if (count > 0) taken.push({ item: row.documentId, subItem, count });
      const isRefilled = part.refill != null && !(part.refillAt && Date.parse(part.refillAt) > now.getTime());
      return { ...part, left: Math.max(0, after), ...(isRefilled ? { refillAt: dayEnd } : {}) };
    };
    const title = textOf(row['title']);
    const { left, refill, refillAt } = change<PortionFields>(item, null, title);
    const subItems = item.subItems?.map((size) => change(size, size._id ?? null, `${title} · ${size.title}`));
    const data = toColumnValues(itemSchema, {
      left: left ?? null,
      refill: refill ?? null,
      refillAt: refillAt ?? null,
      ...(subItems ? { subItems } : {}),
    });
    await rows('api::item.item').updateMany({ where: { id: row.id }, data });
  }
  // Not in the transaction: it would lock the menu after its items, and an editor locks them the other way round. Until
  // then guests may see a former number, but an order is judged by the rows.
  const menu = await rows('api::menu.menu').findOne({ where: { id: menuId }, select: ['id', 'documentId'] });
  if (menu) afterCommit(() => bumpRevision(menu));
  return taken;
}
