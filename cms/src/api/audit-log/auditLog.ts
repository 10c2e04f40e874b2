/** The audit log of what staff and teams do. Entries are written in the transaction of the action and never changed. */
import { auditEntrySchema, type AuditAction, type AuditEntry, type Schema } from '@qaima/schemas';
import { dayField } from '@qaima/schemas/core/fields';
import { isComplete, readStored, serialize } from '../../api-runtime/serialize';
import { WithMeta } from '../../api-runtime/registerRoutes';
import type { Actor } from '../../http/sessions/store';
import { rows, defaultColumns } from '../../database/rows';
import { ORDERS } from '../order/findOrder';
import type { RowOf } from '../../database/tables';

const TABLE = 'api::audit-log.audit-entry';

interface AuditRecord {
  readonly by: Actor;
  readonly action: AuditAction;
  /** The public ids of the affected order and menu. */
  readonly order?: string | undefined;
  readonly menu?: string | undefined;
  /** The public id of the client, if neither an order nor a menu is affected. */
  readonly client?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

function entryOf({ by, action: deed, order, menu, client, details = {} }: AuditRecord) {
  const born = defaultColumns();
  const { username, name } = by;
  const data = { ...born, at: born.createdAt, by: { username, name }, deed, details };
  return { ...data, orderRef: order ?? null, menuRef: menu ?? null, clientRef: client ?? null };
}

/** Logs an action in the current transaction. */
export async function recordAction(done: AuditRecord): Promise<void> {
  await rows(TABLE).create({ data: entryOf(done) });
}

/** Logs an action once per element of `menus`. For the element `undefined`, logs an entry without a menu. */
export async function recordActionOnMenus(
  done: Omit<AuditRecord, 'menu'>,
  menus: readonly (string | undefined)[],
): Promise<void> {
  if (menus.length === 0) return;
  await rows(TABLE).createMany({ data: menus.map((menu) => entryOf({ ...done, menu })) });
}

/** Who did this action last on each menu, by the menu's public id. Menus without such an entry are missing. */
export async function lastActors(
  action: AuditAction,
  menus: readonly string[],
): Promise<ReadonlyMap<string, AuditEntry['by']>> {
  const found = await rows(TABLE).findMany({
    where: { deed: action, menuRef: { $in: menus } },
    select: ['menuRef', 'by'],
    orderBy: [{ id: 'asc' }],
  });
  return new Map(
    found.flatMap(({ menuRef, by }): [string, AuditEntry['by']][] => {
      const actor = readStored(auditEntrySchema.properties.by, by);
      return menuRef && actor ? [[menuRef, actor]] : [];
    }),
  );
}

const renewalDetailsSchema = {
  type: 'object',
  properties: { renewal: { type: 'integer' }, startDate: dayField },
} as const satisfies Schema;

/** The numbers of the orders that renewed this one. Entries of earlier versions lack the number. */
export async function renewalNumbers(order: string): Promise<readonly number[]> {
  const where = { deed: 'order-renewed', orderRef: order };
  const found = await rows(TABLE).findMany({ where, select: ['details'] });
  return found.flatMap(({ details }) => readStored(renewalDetailsSchema, details)?.renewal ?? []);
}

/** On which day a renewal begins, by its number, if this order or an order of this menu was renewed by it; else null. */
export async function renewalStart(number: number, order: string, menu: string | undefined): Promise<string | null> {
  const about = menu === undefined ? { orderRef: order } : { menuRef: menu };
  const found = await rows(TABLE).findMany({ where: { deed: 'order-renewed', ...about }, select: ['details'] });
  const renewals = found.map(({ details }) => readStored(renewalDetailsSchema, details));
  return renewals.find((one) => one?.renewal === number)?.startDate ?? null;
}

type EntryRow = RowOf<typeof TABLE>;

/** The running numbers of the entries' orders, by public id. */
async function orderNumbersOf(entries: readonly EntryRow[]): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(entries.flatMap((row) => row.orderRef ?? []))];
  if (ids.length === 0) return new Map();
  const found = await rows(ORDERS).findMany({ where: { documentId: { $in: ids } }, select: ['documentId', 'number'] });
  return new Map(found.map((row) => [row.documentId, Number(row['number'])]));
}

const serializeEntry = (row: EntryRow, numbers: ReadonlyMap<string, number>): AuditEntry => ({
  ...serialize(auditEntrySchema, row, ['order', 'orderNumber', 'menu']),
  order: row.orderRef ?? null,
  orderNumber: numbers.get(row.orderRef ?? '') ?? null,
  menu: row.menuRef ?? null,
});

interface Page {
  readonly page: number;
  readonly limit: number;
}

type Subject =
  | { readonly orderRef: string }
  | { readonly menuRef: string; readonly deed: { readonly $in: readonly AuditAction[] } }
  /** Matches all entries about a client: entries with the client, or with any of these orders or menus. */
  | {
      readonly $or: readonly [
        { readonly orderRef: { readonly $in: readonly string[] } },
        { readonly menuRef: { readonly $in: readonly string[] } },
        { readonly clientRef: string },
      ];
      readonly deed: { readonly $in: readonly AuditAction[] };
    };

/** One page of the log of an order, a menu or a client, newest first, with the total. */
export async function listAuditLog(where: Subject, page: Page) {
  const total = await rows(TABLE).count({ where });
  const found = await rows(TABLE).findMany({
    where,
    orderBy: [{ id: 'desc' }],
    limit: page.limit,
    offset: (page.page - 1) * page.limit,
  });
  const numbers = await orderNumbersOf(found);
  return new WithMeta(
    found.map((row) => serializeEntry(row, numbers)).filter((entry) => isComplete(auditEntrySchema, entry)),
    { total, ...page },
  );
}
