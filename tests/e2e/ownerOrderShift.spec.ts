/**
 * A shift of twelve hours in one tab: the orders come over HTTP, the events over the real stream, and the page's clock
 * is advanced between them. The page's memory must not grow with the number of orders. Takes minutes, so it only runs
 * with the extended tests.
 */
import type { CDPSession, Page } from '@playwright/test';
import { placeOrder, inboxMenu, move, orderOf } from '../support/guestOrders.js';
import { skipTour } from '../support/demo.js';
import { isExtendedRun, repetitions, reportResult } from '../support/extendedTests.js';
import { expect, test } from '../support/playwright.js';
import { PASSWORD, visitor } from '../support/users.js';

const ORDERS = repetitions('SHIFT_ORDERS', 300);
/** Orders before the first measurement, so that it includes what the page loads and compiles once. */
const WARM_UP = 20;
const SHIFT_MS = 12 * 60 * 60_000;
const LOST_MS = 21_000;
const STEPS_BETWEEN_ORDERS = 2;
const ORDERS_BETWEEN_LOSSES = 30;
const ORDERS_BETWEEN_OWN_ANSWERS = 10;

/** What a page without leaks may differ by: a function compiled to bytecode, a cached response, a notification. */
const MOST = { nodes: 300, listeners: 60, heapBytes: 256 * 1024 } as const;

// V8 counts machine code as JavaScript heap, and compiles functions to it for as long as a page runs. With 18 kB per
// order, this code would hide what the page itself keeps.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'] }),
});

async function memoryOf(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heapBytes: of('JSHeapUsedSize') };
}

test.skip(!isExtendedRun, 'Takes minutes.');

const card = (page: Page, id: string) => page.locator(`[data-order="${id}"]`);

test('does not grow in a shift of 12 hours', { tag: '@desktop' }, async ({ page, context, server }) => {
  test.setTimeout(20 * 60_000);
  const menu = await inboxMenu(server, { answerMinutes: 30 });
  const guest = visitor(server);
  const next = async (id: string, state: string, from: string) => orderOf(await move(menu, id, { state, from }));
  await skipTour(page);
  await page.clock.install();
  const data = { username: menu.admin.username, password: PASSWORD };
  expect((await page.request.post('/api/v1/users/login', { data })).ok()).toBe(true);
  await page.goto(`/m/${menu.menuId}/admin/orders`);
  await page.getByRole('button', { name: 'ابدأ الوردية' }).click();
  const isConnected = page.getByText('متصل', { exact: true });
  await expect(isConnected).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  /** Handles one order from its arrival to its handover. Another device of the venue answers most of them. */
  const handle = async (index: number) => {
    const isLost = index % ORDERS_BETWEEN_LOSSES === ORDERS_BETWEEN_LOSSES - 1;
    if (isLost) {
      await context.setOffline(true);
      await page.clock.fastForward(LOST_MS);
      await expect(page.getByRole('alert').filter({ hasText: /اتصال/ })).toBeVisible();
    }
    const { _id: id } = await placeOrder(guest, menu);
    if (isLost) await context.setOffline(false);
    await expect(card(page, id)).toBeVisible();
    if (index % ORDERS_BETWEEN_OWN_ANSWERS === 0) {
      await card(page, id).getByRole('button', { name: /^قبول/ }).first().click();
      await card(page, id).getByRole('button', { name: 'جاهز' }).click();
      await card(page, id)
        .getByRole('button', { name: /^(?:سُلّم|قُدّم)/ })
        .click();
    } else {
      await next(id, 'accepted', 'pending');
      await expect(card(page, id).getByRole('button', { name: 'جاهز' })).toBeVisible();
      await next(id, 'ready', 'accepted');
      await next(id, 'done', 'ready');
    }
    await expect(card(page, id)).toHaveCount(0);
    // In steps: after a long pause of its timers the inbox takes the device for suspended, and replaces its stream.
    for (let step = 0; step < STEPS_BETWEEN_ORDERS; step += 1)
      await page.clock.fastForward(SHIFT_MS / ORDERS / STEPS_BETWEEN_ORDERS);
    await expect(isConnected).toBeVisible();
  };

  for (let index = 0; index < WARM_UP; index += 1) await handle(index);
  const before = await memoryOf(session);
  const half = WARM_UP + Math.ceil(ORDERS / 2);
  for (let index = WARM_UP; index < half; index += 1) await handle(index);
  const between = await memoryOf(session);
  for (let index = half; index < WARM_UP + ORDERS; index += 1) await handle(index);
  const after = await memoryOf(session);
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(2);
  reportResult(
    `The inbox in Chromium, ${ORDERS} orders over HTTP in 12 hours of its clock, every ${ORDERS_BETWEEN_LOSSES}th without a network: ` +
      `JS heap without machine code ${[before, between, after].map(({ heapBytes }) => megabytes(heapBytes)).join(' → ')} MB, ` +
      `DOM nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`,
  );
  // The heap shrinks at first, when V8 forgets code that only the start has needed. So its second half counts.
  const grown = {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapBytes: after.heapBytes - between.heapBytes,
  };
  for (const name of ['nodes', 'listeners', 'heapBytes'] as const) expect(grown[name], name).toBeLessThan(MOST[name]);
});
