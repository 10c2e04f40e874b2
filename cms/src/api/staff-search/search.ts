/**
 * The search of the staff console. It reads all menus, clients and orders, in one query each, and matches them in
 * memory, because a database index can't match different spellings. (docs/spec/staff-console.md#search)
 */
import {
  createOrderMatcher,
  MAX_STAFF_SEARCH_RESULTS,
  normalizeArabic,
  normalizePhone,
  type StaffSearchResult,
} from '@qaima/schemas';
import { textOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';
import { contactOf } from '../account/contact';
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

/** The newest matches of each kind. A query without letters and digits finds nothing. */
export async function searchAll(query: string): Promise<StaffSearchResult> {
  if (normalizeArabic(query) === '') return { menus: [], clients: [], orders: [] };
  const isFound = createOrderMatcher(query);
  const matches = <R>(all: readonly { readonly facts: Parameters<typeof isFound>[0]; readonly result: R }[]): R[] => {
    const found: R[] = [];
    for (const { facts, result } of all) {
      if (isFound(facts)) found.push(result);
      if (found.length === MAX_STAFF_SEARCH_RESULTS) break;
    }
    return found;
  };
  return { menus: matches(await allMenus()), clients: matches(await allClients()), orders: matches(await allOrders()) };
}
