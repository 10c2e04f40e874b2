/** The daily summary: mailed once after the closing, by the clock of the venue, and ended by the link in it. */
import { DAYS, menuEndpoints } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { copyOf, removeData } from '../support/dataFolder.js';
import { inboxMenu, makeOlder, move, placeOrder } from '../support/guestOrders.js';
import { mailTo } from '../support/mailbox.js';
import type { SeededMenu } from '../support/menus.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';
import { visitor } from '../support/users.js';

const MINUTE = 60_000;

/** The time of day in Amman, some minutes ago. */
const clock = (minutesAgo: number) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Amman' }).format(
    Date.now() - minutesAgo * MINUTE,
  );

/** A venue that closed half an hour ago, with an order of this day. */
async function closedVenue(server: Server): Promise<SeededMenu> {
  const menu = await inboxMenu(server);
  const hours = { start: clock(300), end: clock(30), also: [] };
  await menu.admin.ask(menuEndpoints.change, {
    params: menu,
    body: { dailySummary: true, workingDays: DAYS.map((day) => ({ day, ...hours })) },
  });
  const { _id: cartId } = await placeOrder(visitor(server), menu);
  await move(menu, cartId, { state: 'accepted', from: 'pending', minutes: 20 });
  await makeOlder(server, cartId, ['placed_at'], 60 * MINUTE);
  return menu;
}

it('is mailed once, over restarts, and ended by its link without a log-in', { timeout: 180_000 }, async () => {
  const data = await copyOf(seededData());
  let server = await startServer({ data });
  try {
    const [first, second] = [await closedVenue(server), await closedVenue(server)];
    const summaries = async ({ admin }: SeededMenu) =>
      (await mailTo(data, admin.email)).filter(({ headers }) => headers.has('list-unsubscribe'));
    /** Restarts the server as if the job were due, and this venue had its last summary long ago. */
    const restartFor = async ({ menuId }: SeededMenu) => {
      await server.stop();
      await sql(data, `UPDATE menus SET summary_day = '2020-01-01' WHERE document_id = ?`, menuId);
      await sql(data, `UPDATE strapi_core_store_settings SET value = '0' WHERE "key" LIKE '%daily_summary'`);
      server = await startServer({ data });
    };
    await restartFor(first);
    const mail = await until(async () => (await summaries(first))[0], 'The summary');
    expect(mail.subject).toMatch(/ملخص .+ \d{4}$/);
    expect(mail.text).toMatch(/الطلبات: 1\n[^]*المبيعات: [^]*الأكثر مبيعًا: /);
    // A venue that has just turned it on is told from its next closing on.
    expect(await summaries(second)).toEqual([]);

    await restartFor(second);
    await until(async () => (await summaries(second))[0], 'The summary of the second venue');
    expect(await summaries(first)).toHaveLength(1);

    const link = /<(.+)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const path = new URL(link).pathname;
    const isOn = async () => {
      const [row] = await sql(data, 'SELECT settings FROM menus WHERE document_id = ?', first.menuId);
      return /dailySummary\W+true/.test(JSON.stringify(row));
    };
    const page = await fetch(new URL(path, server.origin));
    expect([page.status, await isOn()]).toEqual([200, true]);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(new URL(path, server.origin), { method: 'POST', body })).status).toBe(200);
    expect(await isOn()).toBe(false);
    const other = await fetch(new URL(`${path.slice(0, -4)}AAAA`, server.origin), { method: 'POST' });
    expect(other.status).toBe(404);
  } finally {
    await server.stop();
    await removeData(data);
  }
});
