/** The owner's area with 1,000 items, in a real browser: how long it holds up the hand, and how many rows it draws. */
import { signIn } from '../support/demo.mjs';

const SECTIONS = 10;
const PER_SECTION = 100;

/** What is still drawn after the last row or the toggle, in ms. */
const SETTLED = 3000;

const anItem = (number) => ({
  title: `طبق رقم ${number}`,
  description: 'طازج كل يوم، بالخبز البلدي',
  price: 1 + (number % 40) / 4,
  pin: false,
  show: { type: 'small-image' },
});

/** @returns {Promise<string>} the id of a menu of 1,000 items, which the demo's owner looks after */
async function largeMenu({ address, people, owner }) {
  const staff = await signIn(address, ...people.staff);
  const menu = await staff.json('/quickmenu', { method: 'POST', body: { admins: [people.owner[0]], plan: 1 } });
  const path = `/quickmenu/${menu._id}/sections`;
  for (let count = 0; count < SECTIONS; count++) {
    const section = await owner.json(path, { method: 'POST', body: { title: `قسم ${count + 1}`, prime: false } });
    const body = Array.from({ length: PER_SECTION }, (_, at) => anItem(count * PER_SECTION + at + 1));
    await owner.ask(`${path}/${section._id}/items/bulk`, { method: 'POST', body });
  }
  return menu._id;
}

async function asOwner(bench, { address, owner }) {
  const browser = await bench.browser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ar' });
  const [name, value] = owner.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: address }]);
  await context.addInitScript(() => {
    localStorage.setItem('runAdminCoach', 'no');
    const long = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    Object.assign(window, { takeLongTasks: () => long.splice(0) });
  });
  return context;
}

/** The long tasks since the last look. @param {import('@playwright/test').Page} page @returns {Promise<number[]>} ms */
async function longTasks(page) {
  await page.waitForTimeout(SETTLED);
  return page.evaluate(() => window.takeLongTasks());
}

const say = (tasks) => `the longest task ${Math.round(Math.max(0, ...tasks))} ms`;

export const admin = {
  name: 'admin',
  title: "The owner's area with 1,000 items",
  async run(bench) {
    const demo = await bench.demo();
    const menuId = await largeMenu(demo);
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
      bench.row(`The owner's area, ${SECTIONS * PER_SECTION} items: opened`, say(opened), 'no task over 200 ms');
      bench.row('… one toggle', say(toggled), 'no task over 200 ms');
      bench.row('… rows drawn', `${rows} of ${SECTIONS * PER_SECTION}`, 'those in sight');
    } finally {
      await context.close();
    }
  },
};
