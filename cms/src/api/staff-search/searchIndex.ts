/**
 * All menus, clients and orders with their searchable forms. Each search reads the few columns it needs, in four
 * queries, so that it also finds what another process has written. The forms are kept between searches: computing them
 * takes much longer than reading. (docs/spec/staff-console.md#search)
 */
import {
  MAX_MENUS_OF_CLIENT,
  normalizePhone,
  orderTextOf,
  preparePhone,
  type PreparedOrder,
  type SearchableOrder,
  type StaffSearchResult,
} from '@qaima/schemas';
import { toSearchable } from '@qaima/schemas/text/search';
import { instantOf, textOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';
import { contactOf, type Contact } from '../account/contact';
import { institutionOf, nameOf } from '../../menu-parts/readMenuColumns';
import { createRoundCache } from './roundCache';

/** A number that no order has. */
const NO_NUMBER = -1;

const NO_CLIENT: Contact = { username: '', name: '', phone: '' };

/** A menu, client or order, with what is searched. */
export interface Candidate<R> {
  /** The row's id. */
  readonly id: number;
  readonly prepared: PreparedOrder;
  /** With the admins of a menu, or the menus that a client administers. Prepared on demand: few searches need it. */
  readonly withRelated: () => PreparedOrder;
  readonly result: R;
}

export type Candidates = {
  readonly [K in 'menus' | 'clients' | 'orders']: readonly Candidate<StaffSearchResult[K][number]>[];
};

const texts = createRoundCache(toSearchable);
/** The texts with related facts. Each kind has its own rounds, because a search can be for one kind. */
const relatedTexts = { menus: createRoundCache(toSearchable), clients: createRoundCache(toSearchable) };
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

/** Ends a round, in which `withRelated` was called of all candidates of the kind. */
export const endRelatedRound = (kind: keyof Candidates): void => {
  if (kind !== 'orders') relatedTexts[kind].endRound();
};

/** The searchable forms of facts, and of other facts that also find them. */
const prepareWith = (
  kind: keyof typeof relatedTexts,
  facts: SearchableOrder,
  others: readonly SearchableOrder[],
): PreparedOrder => {
  const all = [facts, ...others];
  const forms = all.map(({ phone }) => phones.get(phone));
  return {
    number: facts.number,
    text: relatedTexts[kind].get(all.map(orderTextOf).join(' ')),
    phones: () => forms.flatMap((form) => form()),
  };
};

/** The values of each key, in the order of the pairs. */
function grouped<V>(pairs: readonly (readonly [number, V])[]): ReadonlyMap<number, readonly V[]> {
  const groups = new Map<number, V[]>();
  for (const [key, value] of pairs) {
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** A pair if its value is known. */
const pairOf = <V>(key: number, value: V | undefined): readonly (readonly [number, V])[] =>
  value === undefined ? [] : [[key, value]];

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
    .select('id', 'document_id', 'username', 'trashed_at', 'inactive_from', institution)
    .orderBy('id', 'desc');
  const admins: Row[] = await sql('menus_admins_lnk')
    .select('menu_id', 'user_id')
    .orderBy([{ column: 'menu_id', order: 'desc' }, 'user_ord', 'id']);

  const venues = new Map(menus.map((row) => [row.id, institutions.get(textOf(row['institution']))]));
  const contacts = new Map(users.map((row) => [row.id, contactOf(row)]));
  const present = new Map(
    menus
      .filter((row) => row['trashed_at'] === null)
      .map((row) => {
        const { name, phone } = venues.get(row.id) ?? { name: '', phone: '' };
        const facts = { number: NO_NUMBER, name: '', username: nameOf(row) ?? '', phone, venue: name };
        return [row.id, { row, facts, inactiveFrom: instantOf(row['inactive_from'])?.toISOString() ?? null }] as const;
      }),
  );
  const links = admins.map((row) => [Number(row['menu_id']), Number(row['user_id'])] as const);
  const adminsOf = grouped(links.flatMap(([menu, user]) => pairOf(menu, contacts.get(user))));
  const menusOf = grouped(links.flatMap(([menu, user]) => pairOf(user, present.get(menu))));
  const asFacts = (client: Contact): SearchableOrder => ({ ...client, number: NO_NUMBER, venue: '' });
  const found: Candidates = {
    menus: [...present.values()].map(({ row, facts, inactiveFrom }) => {
      const owners = adminsOf.get(row.id) ?? [];
      const { venue: name, phone } = facts;
      return {
        id: row.id,
        prepared: prepare(facts),
        withRelated: () => prepareWith('menus', facts, owners.map(asFacts)),
        result: {
          _id: textOf(row['document_id']),
          username: nameOf(row),
          name,
          phone: normalizePhone(phone),
          owner: owners[0] ?? null,
          inactiveFrom,
        },
      };
    }),
    clients: users.map((row) => {
      const client = contacts.get(row.id) ?? NO_CLIENT;
      const own = menusOf.get(row.id) ?? [];
      const prepared = prepare(asFacts(client));
      return {
        id: row.id,
        prepared,
        withRelated: () =>
          prepareWith(
            'clients',
            asFacts(client),
            own.map(({ facts }) => facts),
          ),
        result: {
          ...client,
          menus: own.slice(0, MAX_MENUS_OF_CLIENT).map(({ facts: { venue: name }, inactiveFrom }) => ({
            name,
            inactiveFrom,
          })),
        },
      };
    }),
    orders: orders.map((row) => {
      const client = contacts.get(Number(row['user_id'])) ?? NO_CLIENT;
      const venue = venues.get(Number(row['menu_id']))?.name ?? '';
      const facts = { ...client, number: Number(row['number']), venue };
      const prepared = prepare(facts);
      return {
        id: row.id,
        prepared,
        withRelated: () => prepared,
        result: { _id: textOf(row['document_id']), ...facts },
      };
    }),
  };
  for (const cache of [texts, phones, institutions]) cache.endRound();
  return found;
}
