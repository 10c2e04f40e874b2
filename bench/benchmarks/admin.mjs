/** Measures the owner's area with 1,000 items in a real browser: long tasks and the number of rendered rows. */
import { newMenu } from '../support/menus.mjs';

/** @import { Bench, Demo, Benchmark } from '../support/bench.mjs' */

const SECTIONS = 10;
const PER_SECTION = 100;

/** How long to wait after the last action, in ms, because the page may still render. */
const SETTLE_MS = 3000;

/** @param {Bench} bench @param {Demo} demo */
async function asOwner(bench, { address, owner }) {
  const browser = await bench.browser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ar' });
  const [name, value] = owner.cookie.split(/=(.*)/s);
  if (name === undefined || value === undefined) throw new Error('The owner has no cookie.');
  await context.addCookies([{ name, value, url: address }]);
  await context.addInitScript(() => {
    localStorage.setItem('runAdminCoach', 'no');
    /** @type {number[]} */
    const long = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    Object.assign(window, { takeLongTasks: () => long.splice(0) });
  });
  return context;
}

/** @typedef {typeof globalThis & { takeLongTasks(): number[] }} Measured */

/**
 * Returns the long tasks since the last call.
 * @param {import('@playwright/test').Page} page @returns {Promise<number[]>} durations in ms
 */
async function longTasks(page) {
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => /** @type {Measured} */ (globalThis).takeLongTasks());
}

const MAX_TASK_MS = 200;

/** @param {Bench} bench @param {string} what @param {readonly number[]} tasks ms */
function row(bench, what, tasks) {
  const longest = Math.max(0, ...tasks);
  bench.row(
    what,
    `the longest task ${Math.round(longest)} ms`,
    `no task over ${MAX_TASK_MS} ms`,
    longest <= MAX_TASK_MS,
  );
}

/** @type {Benchmark} */
export const admin = {
  name: 'admin',
  title: "The owner's area with 1,000 items",
  async run(bench) {
    const demo = await bench.demo();
    const { id: menuId } = await newMenu(demo, SECTIONS, PER_SECTION);
    const context = await asOwner(bench, demo);
    try {
      const page = await context.newPage();
      await page.goto(`${demo.address}/m/${menuId}/admin/items`);
      const toggle = page.getByRole('switch', { name: /^نفد/ });
      await toggle.first().waitFor();
      const opened = await longTasks(page);
      const rows = await toggle.count();
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await toggle.first().click();
      if (!(await saved).ok()) throw new Error('The toggle was not saved.');
      const toggled = await longTasks(page);
      const all = SECTIONS * PER_SECTION;
      row(bench, `The owner's area, ${all} items: opened`, opened);
      row(bench, '… one toggle', toggled);
      bench.row('… rows drawn', `${rows} of ${all}`, 'those in sight', rows < all / 10);
    } finally {
      await context.close();
    }
  },
};
