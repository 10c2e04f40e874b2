/** An owner comes for the first time: is led around, looks at the menu as visitors see it, and at who has come. */
import { signInAsOwner } from '../support/demo.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const AREA = '/m/innova/admin';

test('is led through the area at first, by keyboard alone, and never again', async ({ page, server }) => {
  await signInAsOwner(page, server, { tour: true });
  await page.goto(AREA);
  const card = page.getByRole('dialog', { name: 'التعليم' });
  await expect(card.getByRole('button', { name: 'التالي' })).toBeFocused();
  await expectAccessible(page);
  for (let place = 1; place < 21; place += 1) {
    await expect(card.getByText(`الخطوة ${place} من 21`)).toBeAttached();
    await page.keyboard.press('Enter');
  }
  await expect(card.getByText('الخطوة 21 من 21')).toBeAttached();
  await expect(page).toHaveURL(/publicInfo$/);
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('runAdminCoach'))).toBe('no');
});

test('skips the tour', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server, { tour: true });
  await page.goto(AREA);
  await page.getByRole('button', { name: 'تخطي التعليم' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('runAdminCoach'))).toBe('no');
});

test('looks at the menu as visitors see it', async ({ page, server }, { project }) => {
  await signInAsOwner(page, server);
  await page.goto(AREA);
  await expect(page).toHaveURL(/review$/);
  if (project.name === 'phone') {
    await page.getByRole('link', { name: 'الذهاب الى المنيو' }).click();
    await expect(page).toHaveURL(/\/m\/[a-z0-9]{24}$/);
    await expect(page.getByText('أطباق أردنية').first()).toBeVisible();
    return;
  }
  const frame = page.frameLocator('iframe[title="معاينة القائمة كما يراها الزوار"]');
  await expect(frame.getByText('أطباق أردنية').first()).toBeVisible();
  const box = await page.locator('iframe').boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 600]);
});

test('sees who has come, by 30 and 90 days, drawn and as a table', async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(`${AREA}/stats`);
  const card = page.getByRole('region', { name: 'الزيارات يومًا بيوم' });
  await expect(card.locator('svg .MuiBarElement-root, svg rect').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'آخر 90 يومًا' }).click();
  await expect(page).toHaveURL(/days=90/);
  await card.getByRole('button', { name: /عرض كجدول/ }).click();
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
  await page.unroute('**/stats?*');
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { name: 'الزيارات يومًا بيوم' })).toBeVisible();
});

test('finds their place again after a reload', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(`${AREA}/stats`);
  await page.getByRole('table', { name: 'العناصر الأكثر اهتمامًا' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400);
});
