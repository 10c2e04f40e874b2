import { menuUsernameProblem } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { VENUE_CLIENTS, VENUE_ORDERS, venueClients, venueOrders, venues, VENUES } from './venues';

const distinct = (values: readonly string[]) => new Set(values).size;

describe('the venues of the staff console', () => {
  it('are as many as they say, with names of their own that menus may have', () => {
    const all = venues();
    expect(distinct(all.map(({ name }) => name))).toBe(VENUES);
    expect(distinct(all.map(({ username }) => username))).toBe(VENUES);
    expect(all.filter(({ username }) => menuUsernameProblem(username) !== null)).toEqual([]);
    expect(distinct(venueClients().map(({ username }) => username))).toBe(VENUE_CLIENTS);
    expect(distinct(all.map(({ client }) => String(client)))).toBe(VENUE_CLIENTS);
  });

  it('are the same each time, with orders from the oldest to the newest', () => {
    const orders = venueOrders();
    expect(orders).toHaveLength(VENUE_ORDERS);
    expect(orders).toEqual(venueOrders());
    expect(venues()).toEqual(venues());
    expect(orders).toEqual(orders.toSorted((first, second) => first.createdIn - second.createdIn));
    expect(orders.filter(({ createdIn, endsIn }) => createdIn > 0 || createdIn >= endsIn)).toEqual([]);
    expect(distinct(orders.map(({ venue }) => String(venue)))).toBe(VENUES);
  });

  it('give staff each kind of work', () => {
    const orders = venueOrders().filter(({ canceled }) => !canceled);
    const work = {
      expiring: orders.filter(({ endsIn }) => endsIn >= 0 && endsIn <= 30),
      unpaid: orders.filter(({ paid, demoEndsIn }) => paid < 1 && demoEndsIn === null),
      edits: orders.filter(({ waitingEdits }) => waitingEdits > 0),
      demos: orders.filter(({ demoEndsIn }) => demoEndsIn !== null),
      unreachable: venues().filter(({ receives, stopped }) => !receives && !stopped),
      stopped: venues().filter(({ stopped }) => stopped),
    };
    for (const [kind, rows] of Object.entries(work)) expect(rows.length, kind).toBeGreaterThan(3);
  });
});
