/** What a venue holds about one guest, by the exact phone or e-mail: shown, exported, erased. (docs/privacy.md) */
import {
  MAX_LISTED_ORDERS,
  normalizePhone,
  toE164,
  withCountryCode,
  type AuditAction,
  type Consent,
  type DataOfGuest,
  type ErasedGuest,
  type GuestOrder,
  type OrderOfGuest,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { recordAction } from '../../audit/auditLog';
import type { Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { CARTS, orderOf } from '../guest-order/findOrder';
import { changed, changeOrder } from '../guest-order/stateTransitions';
import { consentsOf } from '../consent/consents';
import { eraseOrder } from './erasures';
import { NAME_ONE } from './errorMessages';
import { hasEnded } from './ofOrder';
import { phoneKey } from '../consent/phoneKey';

/** By what a guest is looked up. */
interface Asked {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** A phone in the form in which numbers are equal. */
const comparable = (phone: string): string => toE164(phone) ?? normalizePhone(phone).replace(/\D/g, '');

/** The orders in which a guest is named, the newest first. @throws {HttpError} 400 if neither is given */
async function ordersOf({ id, country }: MenuRef, { phone, email }: Asked): Promise<readonly Row[]> {
  const number = phone === undefined ? '' : comparable(withCountryCode(phone, country));
  const address = email?.trim().toLowerCase() ?? '';
  if (number === '' && address === '') throw new HttpError(400, NAME_ONE);
  const sql = await connection();
  const found: { id: number; client_phone: string | null; email: string | null }[] = await sql('carts')
    .where({ menu_id: id, is_practice: false, anonymised_at: null })
    .whereNotNull('submitted_at')
    .where((named) => {
      if (number !== '') void named.orWhere('search_phone', 'like', `%${number.replace(/\D/g, '')}%`);
      if (address !== '') void named.orWhereRaw('lower(email) = ?', [address]);
    })
    .orderBy('id', 'desc')
    .select('id', 'client_phone', 'email');
  const ids = found
    .filter(({ client_phone, email: own }) =>
      number === '' ? own?.toLowerCase() === address : comparable(client_phone ?? '') === number,
    )
    .map((row) => row.id);
  return rows(CARTS).findMany({ where: { id: { $in: ids } }, orderBy: [{ id: 'desc' }] });
}

const keyOf = (menu: MenuRef, { phone }: Asked): string | null =>
  phone === undefined ? null : phoneKey(menu.documentId, withCountryCode(phone, menu.country));

const inList = ({ _id, number, state, placedAt, service, name, total, currency }: GuestOrder): OrderOfGuest => ({
  _id,
  state,
  placedAt,
  service,
  total,
  currency,
  ...(number == null ? {} : { number }),
  ...(name ? { name } : {}),
});

const log = (menu: MenuRef, by: Actor, action: AuditAction, details: Readonly<Record<string, unknown>>) =>
  recordAction({ by, action, menu: menu.documentId, details });

/** @throws {HttpError} 400 */
export async function findGuest(menu: MenuRef, asked: Asked, by: Actor, now: Date): Promise<DataOfGuest> {
  const orders = await ordersOf(menu, asked);
  await log(menu, by, 'guest-data-read', { orders: orders.length });
  return {
    orders: orders.slice(0, MAX_LISTED_ORDERS).map((row) => inList(orderOf(row, now.getTime()))),
    consents: await consentsOf(menu.id, keyOf(menu, asked)),
  };
}

export interface GuestExport {
  /** The menu's public id. */
  readonly menu: string;
  readonly at: string;
  readonly orders: readonly GuestOrder[];
  readonly consents: readonly Consent[];
}

/** Everything about a guest, for a file. @throws {HttpError} 400 */
export async function exportGuest(menu: MenuRef, asked: Asked, by: Actor, now: Date): Promise<GuestExport> {
  const orders = await ordersOf(menu, asked);
  await log(menu, by, 'guest-data-exported', { orders: orders.length });
  return {
    menu: menu.documentId,
    at: now.toISOString(),
    orders: orders.map((row) => orderOf(row, now.getTime())),
    consents: await consentsOf(menu.id, keyOf(menu, asked)),
  };
}

/** Erases a guest in all orders that have ended, each in a transaction of its own, and the consents. */
export async function eraseGuest(
  menu: MenuRef,
  { phone, reason }: { readonly phone: string; readonly reason: string },
  by: Actor,
  now: Date,
): Promise<ErasedGuest> {
  const orders = await ordersOf(menu, { phone });
  const open = orders.filter((row) => !hasEnded(row, now.getTime()));
  for (const { documentId } of orders.filter((row) => !open.includes(row)))
    await changeOrder(menu.id, documentId, async (row) => {
      await eraseOrder(menu.id, row, now);
      await changed(menu.id, row, now, {});
      return {};
    });
  await inTransaction(async () => {
    const sql = await connection();
    await sql('consents')
      .where({ menu_id: menu.id, phone_key: keyOf(menu, { phone }) })
      .delete();
    await log(menu, by, 'guest-data-erased', { orders: orders.length - open.length, reason });
  });
  return {
    erased: orders.length - open.length,
    open: open.slice(0, MAX_LISTED_ORDERS).map((row) => inList(orderOf(row, now.getTime()))),
  };
}
