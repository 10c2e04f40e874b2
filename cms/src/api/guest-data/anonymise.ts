/** Erases what identifies the guest of an order. What was ordered, for how much and when stays. (docs/privacy.md) */
import { isRecord } from '@qaima/schemas';
import { textOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { CARTS, orderOf } from '../guest-order/findOrder';
import { searchColumns } from '../guest-order/search';
import { deleteConsents } from '../consent/consents';

/** What guests and the venue wrote, at any depth of a stored value. */
const TEXTS: ReadonlySet<string> = new Set(['note', 'reasonText']);

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !TEXTS.has(name));
  return Object.fromEntries(kept.map(([name, entry]) => [name, withoutTexts(entry)]));
}

/** The columns of an order whose guest is not known any more. */
function anonymousColumns(row: Row, now: Date) {
  const { receipt, table } = row;
  const stored = isRecord(receipt) ? receipt : { menu: {} };
  return {
    anonymisedAt: now,
    name: null,
    clientPhone: '',
    email: null,
    address: null,
    notes: null,
    reasonText: null,
    // A table without an id is what the guest typed.
    table: isRecord(table) && table['_id'] ? table : null,
    lines: Array.isArray(row['lines']) ? withoutTexts(row['lines']) : [],
    corrections: withoutTexts(row['corrections'] ?? null),
    receipt: { ...stored, priced: isRecord(stored['priced']) ? withoutTexts(stored['priced']) : {} },
    proposal: null,
    driver: null,
    driverToken: null,
    submission: null,
    phoneKey: null,
    guestKey: null,
    ...searchColumns({ name: null, phone: '', table: null, items: orderOf(row, now.getTime()).items }),
  };
}

/** Anonymises orders of a menu in the current transaction, in which the caller has locked them. */
export async function anonymise(menuId: number, found: readonly Row[], now: Date): Promise<void> {
  for (const row of found) await rows(CARTS).updateMany({ where: { id: row.id }, data: anonymousColumns(row, now) });
  const carts = found.map(({ documentId }) => documentId);
  await (await connection())('coupon_uses').whereIn('cart_ref', carts).update({ phone_key: null });
  await deleteConsents(menuId, [...new Set(found.map((row) => textOf(row['phoneKey'])).filter(Boolean))]);
}
