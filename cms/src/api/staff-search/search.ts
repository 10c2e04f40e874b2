/**
 * The search of the staff console. It matches all menus, clients and orders in memory, because a database index can't
 * match different spellings. (docs/spec/staff-console.md#search)
 */
import {
  createPreparedOrderRanker,
  isMenuId,
  normalizeArabic,
  parseMenuReference,
  propertyOf,
  type StaffSearchKind,
  type StaffSearchQuery,
  type StaffSearchResult,
} from '@qaima/schemas';
import { findMenu } from '../../menu-parts/menuAccess';
import { endRelatedRound, readCandidates, type Candidate, type Candidates } from './searchIndex';

const NOTHING: Candidates = { menus: [], clients: [], orders: [] };

/** The id of the menu or order that a query consists of, as an id or an address; null if it is neither. */
async function pastedId(query: string): Promise<string | null> {
  const order = /[?&]order=([a-z0-9]+)/.exec(query)?.[1];
  if (order !== undefined) return order;
  const reference = parseMenuReference(query);
  if (isMenuId(reference)) return reference;
  return reference === query.trim() ? null : ((await findMenu(reference))?.documentId ?? null);
}

/**
 * The nearest matches of each kind, of equally near ones the newest first, and their numbers. A query without letters and
 * digits finds nothing.
 */
export async function searchAll({ q, kind, related, limit }: StaffSearchQuery): Promise<StaffSearchResult> {
  const isRelated = related === '1';
  const isEmpty = normalizeArabic(q) === '';
  const pasted = isEmpty ? null : await pastedId(q);
  const rank = createPreparedOrderRanker(q);
  const all = isEmpty ? NOTHING : await readCandidates();
  const matches = <R extends object>(of: StaffSearchKind, candidates: readonly Candidate<R>[]) => {
    if (kind !== undefined && kind !== of) return { found: [], total: 0 };
    const found = candidates.flatMap(({ prepared, withRelated, result }) => {
      const searched = isRelated ? withRelated() : prepared;
      const distance = propertyOf(result, '_id') === pasted ? 0 : rank(searched);
      return distance === null ? [] : [{ result, distance }];
    });
    if (isRelated && !isEmpty) endRelatedRound(of);
    found.sort((one, other) => one.distance - other.distance);
    return { found: found.slice(0, limit).map(({ result }) => result), total: found.length };
  };
  const menus = matches('menus', all.menus);
  const clients = matches('clients', all.clients);
  const orders = matches('orders', all.orders);
  return {
    menus: menus.found,
    clients: clients.found,
    orders: orders.found,
    totals: { menus: menus.total, clients: clients.total, orders: orders.total },
  };
}
