/**
 * The search of the staff console. It reads all menus, clients and orders, in one query each, and matches them in
 * memory, because a database index can't match different spellings. (docs/spec/staff-console.md#search)
 */
import {
  createOrderMatcher,
  isMenuId,
  normalizeArabic,
  normalizePhone,
  parseMenuReference,
  propertyOf,
  type StaffSearchKind,
  type StaffSearchQuery,
  type StaffSearchResult,
} from '@qaima/schemas';
import { textOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';
import { contactOf } from '../account/contact';
import { findMenu } from '../menu/menuAccess';
import { institutionOf, nameOf } from '../menu/readMenuColumns';
import { orderFacts } from '../order/findOrder';

/** A number that no order has. */
const NO_NUMBER = -1;

async function allMenus() {
  const sql = await connection();
  const found: Row[] = await sql('menus')
    .whereNull('trashed_at')
    .select('document_id', 'username', 'institution')
    .orderBy('id', 'desc');
  return found.map((row) => {
    const { name = '', contact } = institutionOf(row);
    const username = nameOf(row);
    const phone = contact?.phone ?? '';
    const facts = { number: NO_NUMBER, name: '', username: username ?? '', phone, venue: name };
    return { facts, result: { _id: textOf(row['document_id']), username, name, phone: normalizePhone(phone) } };
  });
}

async function allClients() {
  const sql = await connection();
  const found: Row[] = await sql('up_users').select('username', 'name', 'phone').orderBy('id', 'desc');
  return found.map((row) => {
    const [username, name, phone] = [textOf(row['username']), textOf(row['name']), textOf(row['phone'])];
    const facts = { number: NO_NUMBER, name, username, phone, venue: '' };
    return { facts, result: contactOf(row) };
  });
}

async function allOrders() {
  const found = await orderFacts();
  return found.map(({ documentId, ...facts }) => {
    const { number, name, username, phone, venue } = facts;
    return { facts, result: { _id: documentId, number, name, username, phone: normalizePhone(phone), venue } };
  });
}

/** The id of the menu or order that a query consists of, as an id or an address; null if it is neither. */
async function pastedId(query: string): Promise<string | null> {
  const order = /[?&]order=([a-z0-9]+)/.exec(query)?.[1];
  if (order !== undefined) return order;
  const reference = parseMenuReference(query);
  if (isMenuId(reference)) return reference;
  return reference === query.trim() ? null : ((await findMenu(reference))?.documentId ?? null);
}

type Facts = Parameters<ReturnType<typeof createOrderMatcher>>[0];

interface Candidate<R> {
  readonly facts: Facts;
  readonly result: R;
}

/** The newest matches of each kind, and their numbers. A query without letters and digits finds nothing. */
export async function searchAll({ q, kind, limit }: StaffSearchQuery): Promise<StaffSearchResult> {
  const isEmpty = normalizeArabic(q) === '';
  const pasted = isEmpty ? null : await pastedId(q);
  const isFound = createOrderMatcher(q);
  const matches = async <R extends object>(of: StaffSearchKind, all: () => Promise<readonly Candidate<R>[]>) => {
    if (isEmpty || (kind !== undefined && kind !== of)) return { found: [], total: 0 };
    const found = (await all()).filter(({ facts, result }) => propertyOf(result, '_id') === pasted || isFound(facts));
    return { found: found.slice(0, limit).map(({ result }) => result), total: found.length };
  };
  const menus = await matches('menus', allMenus);
  const clients = await matches('clients', allClients);
  const orders = await matches('orders', allOrders);
  return {
    menus: menus.found,
    clients: clients.found,
    orders: orders.found,
    totals: { menus: menus.total, clients: clients.total, orders: orders.total },
  };
}
