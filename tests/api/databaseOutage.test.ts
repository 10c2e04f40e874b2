/** While the database is down, the server sends cached menus, and answers all other requests with 503 at once. */
import { accountEndpoints, cartEndpoints, itemEndpoints, menuEndpoints, endpointUrl } from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartOf, createCart, readCart } from '../support/carts.js';
import { emptyData } from '../support/dataFolder.js';
import { newSeededMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { newName, visitor } from '../support/users.js';
import { startPostgres, type Postgres } from '../support/postgres.js';
import { startServer, type Server } from '../support/server.js';
import { reportResult } from '../support/extendedTests.js';
import { until } from '../support/until.js';

/** Each response must arrive within this time. (docs/spec/operations.md#outages) */
const ANSWER_LIMIT_MS = 3_000;

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a server whose PostgreSQL', () => {
  let postgres: Postgres;
  let server: Server;
  let own: SeededMenu;
  let cold: SeededMenu;
  let cartId: string;
  const name = newName('away');

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startServer({ data: await emptyData(postgres.urlOf('postgres')) });
    [own, cold] = [await newSeededMenu(server), await newSeededMenu(server)];
    await own.admin.ask(menuEndpoints.change, { params: own, body: { username: name } });
    cartId = cartOf(await createCart(visitor(server), own.menuId, [{ item: own.itemId, quantity: 1 }]))._id;
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  const get = (path: string) => visitor(server).request('GET', path);
  const json = (menuId: string) => endpointUrl(menuEndpoints.read, { menuId });
  const ready = (status: number) =>
    until(async () => (await get('/readyz')).status === status || undefined, `/readyz ${status}`);

  /** Sends a request of each kind during the outage and returns the results. */
  async function meanwhile() {
    const line = { body: { item: own.itemId, quantity: 1 } };
    const asked = {
      page: () => get(`/m/${name.toUpperCase()}/`),
      english: () => get(`/m/${own.menuId}?lang=en`),
      json: () => get(json(own.menuId)),
      coldPage: () => get(`/m/${cold.menuId}`),
      coldJson: () => get(json(cold.menuId)),
      cartPage: () => get(`/cart/${cartId}`),
      cart: () => get(endpointUrl(cartEndpoints.read, { cartId })),
      line: () => visitor(server).request('PUT', endpointUrl(cartEndpoints.change, { cartId }), line),
      owner: () => own.admin.request('GET', json(own.menuId)),
      edit: () => own.admin.request('PUT', endpointUrl(itemEndpoints.change, own), { body: { title: 'لم يُحفظ' } }),
      me: () => own.admin.request('GET', endpointUrl(accountEndpoints.me, {})),
      sitemap: () => get('/sitemap.xml'),
    };
    const answers = await Promise.all(
      Object.entries(asked).map(async ([what, ask]) => {
        const begun = performance.now();
        const { status, headers, text } = await ask();
        const isLate = performance.now() - begun > ANSWER_LIMIT_MS;
        if (status === 503) expect([what, headers.get('retry-after')]).toEqual([what, '2']);
        return [what, { status, text, isLate }] as const;
      }),
    );
    return Object.fromEntries(answers);
  }

  const SERVED = ['page', 'english', 'json'];

  async function expectOutage(kept: Readonly<Record<string, string>>) {
    const answers = await meanwhile();
    for (const [what, { status, text, isLate }] of Object.entries(answers)) {
      expect([what, status, isLate]).toEqual([what, SERVED.includes(what) ? 200 : 503, false]);
      if (what in kept) expect(text).toBe(kept[what]);
    }
  }

  const outages = {
    'is stopped': { begin: () => postgres.away(), end: () => postgres.back() },
    'is frozen': { begin: () => postgres.freeze(), end: () => postgres.thaw() },
  };

  it.each(Object.entries(outages))('%s', { timeout: 60_000 }, async (outage, { begin, end }) => {
    const before = { title: `طبق ${newName('before')}` };
    await own.admin.ask(itemEndpoints.change, { params: own, body: before });
    const kept = {
      page: (await get(`/m/${name}`)).text,
      english: (await get(`/m/${own.menuId}?lang=en`)).text,
      json: (await get(json(own.menuId))).text,
    };
    expect(kept.page).toContain(before.title);
    await begin();
    try {
      await expectOutage(kept);
      // A readiness response may have been cached just before the outage, so this waits for 503.
      await ready(503);
      // Once the outage is detected, requests fail without waiting, and cached menus are still sent.
      await expectOutage(kept);
    } finally {
      await end();
    }
    await ready(200);
    // The server recovers without a restart. No rejected write was stored, and the next read returns a new edit.
    await until(async () => (await get(`/m/${cold.menuId}`)).status === 200 || undefined, 'a page');
    const menu = await wholeMenu(own.admin, own.menuId);
    expect(menu.sections?.[0]?.items?.[0]?.title).toBe(before.title);
    expect(cartOf(await readCart(visitor(server), cartId)).items).toHaveLength(1);
    await own.admin.ask(itemEndpoints.change, { params: own, body: { title: 'بعد الانقطاع' } });
    expect((await get(`/m/${name}`)).text).toContain('بعد الانقطاع');
    expect((await get(json(own.menuId))).text).toContain('بعد الانقطاع');
    reportResult(
      `PostgreSQL ${outage}: known menus are sent, everybody else is told so within 3 s, recovered by itself`,
    );
    // A menu that is not cached yet, for the next test.
    cold = await newSeededMenu(server);
  });
});
