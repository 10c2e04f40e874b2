/** An owner's first visit: the guided tour, the preview of the menu, and the statistics. */
import type { Page } from '@playwright/test';
import { stepsFor } from '../../admin-ui/src/features/tour/steps.js';
import { signInAsOwner } from '../support/demo.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const AREA = '/m/innova/admin';

/** The middle of the visible part of the step's target; null if there is no target or the step's card covers it. */
const shownAt = (page: Page, mark: string) =>
  page.locator(`[data-tour~="${mark}"]`).evaluateAll(([target]) => {
    const box = target?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return null;
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    const isWithin = box.left >= 0 && box.right <= document.documentElement.clientWidth;
    return isWithin && bottom - top >= Math.min(box.height, 40) ? Math.round((top + bottom) / 2) : null;
  });

/** Starts the tour on a phone, where it never starts by itself. */
async function startTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'فتح القائمة الجانبية' }).click();
  await expect(page.getByRole('dialog', { name: 'التعليم' })).toHaveCount(0);
  await page.getByRole('link', { name: 'جولة تعليمية' }).click();
}

for (const [menu, width] of [
  ['full', '@desktop'],
  ['empty', '@phone'],
] as const) {
  test(`is toured once in a ${menu} menu, by keyboard alone ${width}`, async ({ page, server }) => {
    await signInAsOwner(page, server, { tour: true });
    if (menu === 'empty') {
      await page.route('**/api/v1/quickmenu/innova', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { data: { data: object } };
        const none = { sections: [], combos: [], branches: [], workingDays: [], orderReceiveOptions: [] };
        await route.fulfill({ response: answer, json: { ...body, data: { data: { ...body.data.data, ...none } } } });
      });
    }
    await page.goto(AREA);
    const card = page.getByRole('dialog', { name: 'التعليم' });
    if (width === '@phone') await startTour(page);
    await expect(card.getByRole('button', { name: 'التالي' })).toBeFocused();
    await expectAccessible(page);
    const sections = [{ _id: 'grills', title: 'مشاوي', prime: false, hide: false }];
    const steps = stepsFor(menu === 'empty' ? {} : { sections });
    for (const [index, { mark }] of steps.entries()) {
      await expect(card.getByText(`الخطوة ${index + 1} من ${steps.length}`)).toBeAttached();
      await expect.poll(() => shownAt(page, mark), mark).not.toBeNull();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/publicInfo$/);
    await expect(card).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('runAdminCoach'))).toBe('no');
  });
}

test('skips the tour', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server, { tour: true });
  await page.goto(AREA);
  await startTour(page);
  await page.getByRole('button', { name: 'تخطي التعليم' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('runAdminCoach'))).toBe('no');
});

test('looks at the menu as visitors see it @phone', async ({ page, server }, { project }) => {
  await signInAsOwner(page, server);
  await page.goto(project.name === 'phone' ? `${AREA}/review` : AREA);
  await expect(page).toHaveURL(/review$/);
  if (project.name === 'phone') {
    await page.getByRole('link', { name: 'الذهاب الى المنيو' }).click();
    await expect(page).toHaveURL(/\/m\/[a-z0-9]{24}$/);
    await expect(page.getByText('أطباق أردنية').first()).toBeVisible();
    return;
  }
  const frame = page.frameLocator('iframe[title="معاينة القائمة كما يراها الزوار"]');
  await expect(frame.getByText('أطباق أردنية').first()).toBeVisible();
  const box = await page.locator('iframe').first().boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 600]);
});

test('sees who has come, by 30 and 90 days, drawn and as a table @phone', async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(`${AREA}/stats`);
  const card = page.getByRole('region', { name: 'الزيارات يومًا بيوم' });
  await expect(card.locator('svg .MuiBarElement-root, svg rect').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('آخر 90 يومًا').click();
  await expect(page).toHaveURL(/days=90/);
  await card.getByRole('button', { name: /عرض في جدول/ }).click();
  await expect(card.getByRole('row')).toHaveCount(91);
  await page.reload();
  await expect(card.getByRole('row')).toHaveCount(91);
  await expectAccessible(page);
});

test('is told when the stats cannot be had, and tries again', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.route('**/stats?*', (route) =>
    route.fulfill({
      status: 503,
      json: { status: 'error', message: 'الخدمة متوقفة لحظة', err: { statusCode: 503 } },
    }),
  );
  await page.goto(`${AREA}/stats`);
  await expect(page.getByText('الخدمة متوقفة لحظة').first()).toBeVisible();
  // Visits and orders are loaded, and tried again, each for themselves.
  const again = page.getByRole('button', { name: 'إعادة المحاولة' });
  await expect(again).toHaveCount(2);
  await page.unroute('**/stats?*');
  await again.first().click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(page.getByRole('heading', { name: 'الزيارات يومًا بيوم' })).toBeVisible();
});

test('finds their place again after a reload', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(`${AREA}/stats`);
  await page.getByRole('table', { name: 'الأصناف الأكثر جذبًا للاهتمام' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400);
});

test('sees a page’s outline while code and session load, never a white one', async ({ page, server }) => {
  await signInAsOwner(page, server);
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  let letCode: () => void = () => undefined;
  let letSession: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (letCode = resolve));
  const session = new Promise<void>((resolve) => (letSession = resolve));
  await page.route('**/admin-assets/*.js', async (route) => {
    await code;
    await route.continue();
  });
  await page.route('**/api/v1/users/me', async (route) => {
    await session;
    await route.continue();
  });
  await page.goto(`${AREA}/items`, { waitUntil: 'commit' });
  const outline = page.locator('#outline');
  await expect(outline).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const asked = page.waitForRequest('**/api/v1/users/me');
  letCode();
  await asked;
  await expect(outline).toBeVisible();
  letSession();
  await expect(page.getByRole('heading', { level: 1, name: 'العناصر' })).toBeVisible();
  await expect(outline).toBeHidden();

  // The tour uses the language and text direction that the owner has chosen.
  await page.getByRole('button', { name: /English|الإنجليزية/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
  await page.route('**/admin-assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(outline).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(refused).toEqual([]);
});

test('works while the browser blocks its storage', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get });
  });
  for (const [screen, title] of [
    ['orders', 'الطلبات'],
    ['items', 'العناصر'],
  ] as const) {
    await page.goto(`${AREA}/${screen}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('who forgot the password finds the way from the log-in, and back', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${AREA}/login`);
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  await expect(page).toHaveURL(/\/forgot\?next=%2Fm%2Finnova%2Fadmin$/);
  await expect(page.locator('a[href*="/login?next="]')).toHaveAttribute('href', /next=%2Fm%2Finnova%2Fadmin/);
});
