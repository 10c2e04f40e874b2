/** Reads the audit log for staff and owners. */
import { auditEntrySchema, type AuditAction, type AuditEntry } from '@qaima/schemas';
import { isComplete, serialize } from '../../api-runtime/serialize';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { findPage, rows } from '../../database/rows';
import type { RowOf } from '../../database/tables';
import { ORDERS } from '../order/findOrder';
import { AUDIT_ENTRIES } from '../../audit/auditLog';

type EntryRow = RowOf<typeof AUDIT_ENTRIES>;

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
  const { found, total } = await findPage(AUDIT_ENTRIES, page, { where });
  const numbers = await orderNumbersOf(found);
  return new WithMeta(
    found.map((row) => serializeEntry(row, numbers)).filter((entry) => isComplete(auditEntrySchema, entry)),
    { total, ...page },
  );
}
