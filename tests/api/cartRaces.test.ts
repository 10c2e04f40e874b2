/** Concurrent writes to one cart: no write is lost or applied twice. */
import { beforeAll, expect, it } from 'vitest';
import {
  addItem,
  cartOf,
  changeCart,
  changeItem,
  changeMenu,
  createCart,
  newCart,
  readCart,
  removeLine,
  type CartAnswer,
} from '../support/carts.js';
import type { Client } from '../support/http.js';
import { newSeededMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { reportResult } from '../support/extendedTests.js';

let server: RunningServer;
let guest: Client;
beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const ORDER = { phone: '0791234567', receiveOption: 0 };
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const statuses = (answers: readonly CartAnswer[]) => answers.map(({ status }) => status).sort();

it('adds a hundred at once to one line, exactly', async () => {
  const { menuId, itemId } = await newSeededMenu(server);
  const cartId = await newCart(guest, menuId, [{ item: itemId, quantity: 1 }]);
  const answers = await times(100, (index) => changeCart(guest, cartId, { item: itemId, quantity: (index % 3) + 1 }));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  const added = Array.from({ length: 100 }, (_, index) => (index % 3) + 1).reduce((sum, one) => sum + one, 0);
  expect(cartOf(await readCart(guest, cartId)).items).toMatchObject([{ quantity: 1 + added }]);
  reportResult(`${answers.length} adds to one cart at once: none lost, none twice`);
});

it('fills what is left of a line, and not one more', async () => {
  const { menuId, itemId } = await newSeededMenu(server);
  const cartId = await newCart(guest, menuId, [{ item: itemId, quantity: 989 }]);
  const answers = await times(20, () => changeCart(guest, cartId, { item: itemId }));
  expect(statuses(answers)).toEqual([...Array<number>(10).fill(200), ...Array<number>(10).fill(409)]);
  expect(cartOf(await readCart(guest, cartId)).items).toMatchObject([{ quantity: 999 }]);
});

it('takes out one line for each call, and none when none is left', async () => {
  const menu = await newSeededMenu(server);
  const subItems = Array.from({ length: 10 }, (_, index) => ({ title: `خيار ${index}`, price: 1 }));
  const item = await addItem(menu, { subItems });
  const lines = subItems.map((_, subItem) => ({ item, subItem }));
  const cartId = await newCart(guest, menu.menuId, lines);
  const answers = await times(12, () => removeLine(guest, cartId, 0));
  expect(statuses(answers)).toEqual([...Array<number>(10).fill(200), 404, 404]);
  expect(cartOf(await readCart(guest, cartId)).items).toEqual([]);
});

it('submits once, whoever else tries', async () => {
  const { menuId, itemId } = await newSeededMenu(server);
  const cartId = await newCart(guest, menuId, [{ item: itemId }]);
  const answers = await times(20, (index) => changeCart(guest, cartId, { ...ORDER, notes: `طلب ${index}` }));
  expect(statuses(answers)).toEqual([200, ...Array<number>(19).fill(409)]);
  const winner = answers.find(({ status }) => status === 200) as CartAnswer;
  expect((await readCart(guest, cartId)).body).toEqual(winner.body);
  reportResult(`A cart that ${answers.length} submit at once: submitted once`);
});

it('answers one submission to all that repeat it', async () => {
  const { menuId, itemId } = await newSeededMenu(server);
  const cartId = await newCart(guest, menuId, [{ item: itemId }]);
  const answers = await times(20, () => changeCart(guest, cartId, ORDER, { 'idempotency-key': 'tap-tap' }));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  const [first, ...others] = answers.map(({ body }) => body);
  for (const other of others) expect(other).toEqual(first);
});

it('has what is added either in the receipt or refused', async () => {
  const { menuId, itemId } = await newSeededMenu(server);
  const cartId = await newCart(guest, menuId, [{ item: itemId }]);
  const [sent, ...adds] = await Promise.all([
    changeCart(guest, cartId, ORDER),
    ...Array.from({ length: 20 }, () => changeCart(guest, cartId, { item: itemId })),
  ]);
  expect(sent.status).toBe(200);
  const added = adds.filter(({ status }) => status === 200).length;
  expect(statuses(adds).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(cartOf(await readCart(guest, cartId))).toMatchObject({
    items: [{ quantity: 1 + added }],
    total: 6.5 * (1 + added),
  });
});

it('takes each receipt from a single state of the menu during edits', async () => {
  const menu = await newSeededMenu(server);
  const carts = await times(12, () => newCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 3 }]));
  const [receipts] = await Promise.all([
    Promise.all(carts.map(async (cartId) => cartOf(await changeCart(guest, cartId, ORDER)))),
    times(12, (index) => changeItem(menu, menu.itemId, { price: index + 1, title: `سعر ${index + 1}` })),
    times(6, (index) => changeMenu(menu, { quantityLabel: `عدد ${index}` })),
    times(6, () => createCart(guest, menu.menuId, [{ item: menu.itemId }])),
  ]);
  for (const { items, total } of receipts) {
    const [{ item, price } = { item: { title: '', price: 0 }, price: 0 }] = items;
    expect({ price, total }).toEqual({ price: (item?.price ?? 0) * 3, total: price });
    expect(['منسف باللحم البلدي', `سعر ${item?.price}`]).toContain(item?.title);
  }
});
