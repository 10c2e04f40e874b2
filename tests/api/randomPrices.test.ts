/**
 * A dish costs the same wherever a guest meets it, and lines add up to the total shown. (docs/spec/domain.md#sale-prices)
 */
import {
  CURRENCIES,
  currencyDecimals,
  fittingSteps,
  fromThousandths,
  toThousandths,
  type Currency,
  type Thousandths,
} from '@qaima/schemas';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addItem, cartOf, changeCart, changeMenu, newCart, readCart } from '../support/carts.js';
import { repetitions } from '../support/extendedTests.js';
import { GUEST } from '../support/guestOrders.js';
import type { Client } from '../support/http.js';
import { newSeededMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { visitor } from '../support/users.js';

/** A fixed seed, so that a failure can be reproduced. */
const SEED = 32;
const MENUS = repetitions('CASES', 8);

let server: RunningServer;
let guest: Client;
beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const priceIn = (currency: Currency) =>
  fc.integer({ min: 100, max: 90_000 }).map((amount) => (currencyDecimals(currency) === 0 ? amount : amount / 1000));

const itemIn = (currency: Currency) =>
  fc.record({
    price: priceIn(currency),
    subItems: fc.array(priceIn(currency), { maxLength: 3 }),
    off: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100),
    ),
    quantity: fc.integer({ min: 1, max: 7 }),
  });

const menu = fc.constantFrom(...CURRENCIES).chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    priceStep: fc.constantFrom(undefined, ...fittingSteps(currency)),
    items: fc.array(itemIn(currency), { minLength: 1, maxLength: 4 }),
  }),
);

/** The amounts that stand behind a pattern in a page, in thousandths. */
const amountsIn = (page: string, before: string): readonly Thousandths[] =>
  [...page.matchAll(new RegExp(`${before}<bdi dir="ltr"[^>]*>([\\d,.]+) `, 'gs'))].map(([, amount = '']) =>
    toThousandths(Number(amount.replaceAll(',', ''))),
  );

const sum = (amounts: readonly Thousandths[]) => amounts.reduce((total, amount) => total + amount, 0);

interface Offer {
  readonly price?: string;
  readonly lowPrice?: string;
  readonly priceCurrency: string;
}
interface Told {
  readonly hasMenu: {
    readonly hasMenuSection: readonly { hasMenuItem: readonly { readonly name: string; readonly offers?: Offer }[] }[];
  };
}

const dataIn = (page: string): Told =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '') as Told;

/** The unit prices that the card of an item shows, by size, in thousandths. */
function shownOn(page: string, itemId: string, sizes: number): readonly Thousandths[] {
  const [card = ''] = page.split(`data-item="${itemId}"`)[1]?.split('data-item="') ?? [];
  const [alone = 0] = amountsIn(card, '<p class="price">.*?<b>');
  if (sizes === 0) return [alone];
  const ofSizes = amountsIn(card, '<bdi[^>]*>size \\d</bdi> ');
  expect(alone).toBe(Math.min(...ofSizes));
  return ofSizes;
}

it('costs the same on card, in data, cart, message and receipt', async () => {
  await fc.assert(
    fc.asyncProperty(menu, async ({ currency, priceStep, items }) => {
      const own = await newSeededMenu(server);
      await changeMenu(own, { currency, ...(priceStep && { priceStep }) });
      const dishes = [];
      for (const [at, { off, subItems, quantity, price }] of items.entries()) {
        const sizes = subItems.map((price, size) => ({ title: `size ${size}`, price }));
        const sale = { onSale: off > 0, offPrice: off };
        const item = await addItem(own, { title: `dish ${at}`, price, sale, subItems: sizes });
        const lines =
          sizes.length === 0 ? [{ item, quantity }] : sizes.map((_, subItem) => ({ item, quantity, subItem }));
        dishes.push({ item, lines });
      }
      const page = (await guest.request('GET', `/m/${own.menuId}`)).text;
      const told = dataIn(page).hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
      const costs = dishes.flatMap(({ item, lines }, at) => {
        const shown = shownOn(page, item, items[at]?.subItems.length ?? 0);
        expect(shown).toHaveLength(lines.length);
        const offers = told.find(({ name }) => name === `dish ${at}`)?.offers;
        expect(offers?.priceCurrency).toBe(currency);
        expect(toThousandths(Number(offers?.price ?? offers?.lowPrice))).toBe(Math.min(...shown));
        return lines.map(({ quantity }, size) => (shown[size] ?? 0) * quantity);
      });
      const total = sum(costs);

      const lines = dishes.flatMap(({ lines }) => lines);
      const cartId = await newCart(guest, own.menuId, lines);
      const path = `/cart/${cartId}`;
      const cart = cartOf(await readCart(guest, cartId));
      expect(cart.items.map(({ price }) => toThousandths(price))).toEqual(costs);
      expect(toThousandths(cart.total)).toBe(total);
      const open = (await guest.request('GET', path)).text;
      expect(amountsIn(open, 'class="cost">')).toEqual(costs);
      expect(new Set(amountsIn(open, 'data-total="">'))).toEqual(new Set([total]));

      const sent = cartOf(await changeCart(guest, cartId, { ...GUEST, expectedTotal: fromThousandths(total) }));
      expect(sent.items.map(({ price }) => toThousandths(price))).toEqual(costs);
      const receipt = (await guest.request('GET', path)).text;
      expect(amountsIn(receipt, 'class="cost">')).toEqual(costs);
      const link = /href="https:\/\/wa\.me\/[^"?]*\?text=([^"]*)"/.exec(receipt)?.[1] ?? '';
      const message = decodeURIComponent(link).split('\n');
      const amountOf = (row: string) => toThousandths(Number(/([\d,.]+)\D*$/.exec(row)?.[1]?.replaceAll(',', '')));
      expect(message.filter((row) => row.includes(' × ')).map(amountOf)).toEqual(costs);
      expect(message.filter((row) => row.startsWith('المجموع')).map(amountOf)).toEqual([total]);
    }),
    { numRuns: MENUS, seed: SEED },
  );
});
