/** The audit log of what staff and teams do. Entries are written in the transaction of the action and never changed. */
import { auditEntrySchema, type AuditAction, type AuditEntry, type Schema } from '@qaima/schemas';
import { dayField } from '@qaima/schemas/core/fields';
import { readStored } from '../api-runtime/serialize';
import type { Actor } from '../http/sessions/store';
import { rows, defaultColumns } from '../database/rows';

export const AUDIT_ENTRIES = 'api::audit-log.audit-entry';

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
  await rows(AUDIT_ENTRIES).create({ data: entryOf(done) });
}

/** Logs an action once per element of `menus`. For the element `undefined`, logs an entry without a menu. */
export async function recordActionOnMenus(
  done: Omit<AuditRecord, 'menu'>,
  menus: readonly (string | undefined)[],
): Promise<void> {
  if (menus.length === 0) return;
  await rows(AUDIT_ENTRIES).createMany({ data: menus.map((menu) => entryOf({ ...done, menu })) });
}

/** Who did this action last on each menu, by the menu's public id. Menus without such an entry are missing. */
export async function lastActors(
  action: AuditAction,
  menus: readonly string[],
): Promise<ReadonlyMap<string, AuditEntry['by']>> {
  const found = await rows(AUDIT_ENTRIES).findMany({
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
  const found = await rows(AUDIT_ENTRIES).findMany({ where, select: ['details'] });
  return found.flatMap(({ details }) => readStored(renewalDetailsSchema, details)?.renewal ?? []);
}

/** On which day a renewal begins, by its number, if this order or an order of this menu was renewed by it; else null. */
export async function renewalStart(number: number, order: string, menu: string | undefined): Promise<string | null> {
  const about = menu === undefined ? { orderRef: order } : { menuRef: menu };
  const found = await rows(AUDIT_ENTRIES).findMany({ where: { deed: 'order-renewed', ...about }, select: ['details'] });
  const renewals = found.map(({ details }) => readStored(renewalDetailsSchema, details));
  return renewals.find((one) => one?.renewal === number)?.startDate ?? null;
}
