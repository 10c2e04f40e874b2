/**
 * All menus, clients and orders with their searchable forms. Each search reads the few columns it needs, in three
 * queries, so that it also finds what another process has written. The forms are kept between searches: computing them
 * takes much longer than reading. (docs/spec/staff-console.md#search)
 */
import {
  normalizePhone,
  orderTextOf,
  preparePhone,
  type PreparedOrder,
  type SearchableOrder,
  type StaffSearchResult,
} from '@qaima/schemas';
import { toSearchable } from '@qaima/schemas/text/search';
import { textOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';
import { contactOf, type Contact } from '../account/contact';
import { institutionOf, nameOf } from '../menu/readMenuColumns';
import { createRoundCache } from './roundCache';

/** A number that no order has. */
const NO_NUMBER = -1;

const NO_CLIENT: Contact = { username: '', name: '', phone: '' };

/** A menu, client or order, with what is searched. */
export interface Candidate<R> {
  /** The row's id. */
  readonly id: number;
  readonly prepared: PreparedOrder;
  readonly result: R;
}

export type Candidates = {
  readonly [K in 'menus' | 'clients' | 'orders']: readonly Candidate<StaffSearchResult[K][number]>[];
};

const texts = createRoundCache(toSearchable);
const phones = createRoundCache(preparePhone);
const institutions = createRoundCache((institution) => {
  const { name = '', contact } = institutionOf({ institution });
  return { name, phone: contact?.phone ?? '' };
});

const prepare = (facts: SearchableOrder): PreparedOrder => ({
  number: facts.number,
  text: texts.get(orderTextOf(facts)),
  phones: phones.get(facts.phone),
});

/** Reads all of each kind, newest first. */
export async function readCandidates(): Promise<Candidates> {
  const sql = await connection();
  // Orders come first: what they refer to is then read too.
  const orders: Row[] = await sql('orders')
    .select('id', 'document_id', 'number', 'user_id', 'menu_id')
    .orderBy('number', 'desc');
  const users: Row[] = await sql('up_users').select('id', 'username', 'name', 'phone').orderBy('id', 'desc');
  // As text also on PostgreSQL, because the text is the key of the cache.
  const institution = sql.raw('cast(institution as text) as institution');
  const menus: Row[] = await sql('menus')
    .select('id', 'document_id', 'username', 'trashed_at', institution)
    .orderBy('id', 'desc');

  const venues = new Map(menus.map((row) => [row.id, institutions.get(textOf(row['institution']))]));
  const contacts = new Map(users.map((row) => [row.id, contactOf(row)]));
  const found: Candidates = {
    menus: menus
      .filter((row) => row['trashed_at'] === null)
      .map((row) => {
        const { name, phone } = venues.get(row.id) ?? { name: '', phone: '' };
        const username = nameOf(row);
        return {
          id: row.id,
          prepared: prepare({ number: NO_NUMBER, name: '', username: username ?? '', phone, venue: name }),
          result: { _id: textOf(row['document_id']), username, name, phone: normalizePhone(phone) },
        };
      }),
    clients: users.map((row) => {
      const client = contacts.get(row.id) ?? NO_CLIENT;
      return { id: row.id, prepared: prepare({ ...client, number: NO_NUMBER, venue: '' }), result: client };
    }),
    orders: orders.map((row) => {
      const client = contacts.get(Number(row['user_id'])) ?? NO_CLIENT;
      const venue = venues.get(Number(row['menu_id']))?.name ?? '';
      const facts = { ...client, number: Number(row['number']), venue };
      return { id: row.id, prepared: prepare(facts), result: { _id: textOf(row['document_id']), ...facts } };
    }),
  };
  for (const cache of [texts, phones, institutions]) cache.endRound();
  return found;
}
