/** An owner signs in and edits the menu; the next visitor reads it. */
import type { Page } from '@playwright/test';
import { OWNER, passwordOf, signInAsOwner, skipTour } from '../support/demo.js';
import { picture } from '../support/pictures.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const ITEMS = '/m/innova/admin/items';
const SECTIONS = '/m/innova/admin/sections';

/** What a visitor is sent at this moment. */
const menuPage = async (page: Page) => (await page.request.get('/m/innova', { headers: { cookie: '' } })).text();

/** Beside the list on a desktop, over it on a phone. */
const panelOf = (page: Page, name: string) =>
  page.getByRole('complementary', { name: new RegExp(name) }).or(page.getByRole('dialog', { name: new RegExp(name) }));

const openItem = async (page: Page, title: string) => {
  await page.goto(ITEMS);
  await page.getByRole('searchbox').or(page.getByPlaceholder('ابحث عن عنصر')).first().fill(title);
  await page
    .getByRole('button', { name: new RegExp(`^(تعديل )?${title}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'تعديل العنصر' })).toBeVisible();
};

test('signs in with a password, and is told when it is wrong', { tag: '@desktop' }, async ({ page, server }) => {
  await skipTour(page);
  await page.goto(ITEMS);
  await page.getByLabel('اسم المستخدم').fill(OWNER);
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'دخول' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(passwordOf(server, OWNER));
  await page.getByRole('button', { name: 'دخول' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'العناصر' })).toBeVisible();
});

test('changes an item, and the next visitor reads it', async ({ page, server }, { project }) => {
  await signInAsOwner(page, server);
  await openItem(page, 'مسخّن دجاج');
  const description = `بزيت زيتون عجلون وبصل السمّاق ${project.name}`;
  await page.getByLabel('الوصف').fill(description);
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تعديل العنصر')).toBeVisible();
  expect(await menuPage(page)).toContain(description);
});

test(
  'is told what is wrong with a field, in place, and keeps what was typed',
  { tag: '@phone' },
  async ({ page, server }) => {
    await signInAsOwner(page, server);
    await openItem(page, 'منسف دجاج');
    await page.getByLabel('الاسم').fill('');
    await page.getByLabel('الوصف').fill('وصف لم يُحفظ بعد');
    await expect(page.getByText('هذا الحقل مطلوب')).toBeVisible();
    await expect(page.getByLabel('الوصف')).toHaveValue('وصف لم يُحفظ بعد');
  },
);

test('keeps what was typed when the server fails', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await openItem(page, 'كبسة لحم');
  await page.route('**/api/v1/quickmenu/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          json: { status: 'error', message: 'الخدمة متوقفة لحظة', err: { statusCode: 503 } },
        })
      : route.continue(),
  );
  await page.getByLabel('الوصف').fill('ما كُتب يبقى');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('الخدمة متوقفة لحظة').first()).toBeVisible();
  await expect(page.getByLabel('الوصف')).toHaveValue('ما كُتب يبقى');
});

test('marks an item as sold out with one tap', async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(ITEMS);
  await page.getByPlaceholder('ابحث عن عنصر').fill('أوزي باللحم');
  const saved = page.waitForResponse((one) => one.request().method() === 'PUT' && one.ok());
  await page.getByRole('switch', { name: 'نفد: أوزي باللحم' }).click();
  await saved;
  const html = await menuPage(page);
  // The head tells search engines of it first.
  const place = html.indexOf('أوزي باللحم', html.indexOf('<body'));
  const card = html.slice(place - 1500, place + 1500);
  expect(card).toContain('نفد');
});

test('gives an item a picture', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await openItem(page, 'زرب دجاج');
  const before = await menuPage(page);
  await panelOf(page, 'تعديل العنصر')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await picture().png().toBuffer(),
    });
  await expect(page.getByText('تمت إضافة الصورة')).toBeVisible();
  expect(await menuPage(page)).not.toBe(before);
});

test('creates a section, renames it, and deletes it after being asked', async ({ page, server }, { project }) => {
  await signInAsOwner(page, server);
  await page.goto(SECTIONS);
  const title = `تصنيف جديد ${project.name}`;
  const form = page.getByRole('form', { name: 'إضافة تصنيف' });
  await form.getByLabel('اسم التصنيف').fill(title);
  await form.getByRole('button', { name: 'إضافة التصنيف' }).click();
  await expect(page.getByText('تمت إضافة التصنيف')).toBeVisible();
  await page.getByText(title, { exact: true }).first().click();
  const panel = panelOf(page, 'تعديل التصنيف');
  await panel.getByLabel('اسم التصنيف').fill(`${title} معدّل`);
  await panel.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تعديل التصنيف')).toBeVisible();
  await page.getByText(`${title} معدّل`, { exact: true }).first().click();
  await panel.getByRole('button', { name: 'حذف التصنيف' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: /^حذف/ }))
    .getByRole('button', { name: 'حذف', exact: true })
    .click();
  await expect(page.getByText('تم حذف التصنيف')).toBeVisible();
  await expect(page.getByText(`${title} معدّل`, { exact: true })).toHaveCount(0);
});

test('is told of a page that does not exist', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto('/m/innova/admin/nowhere');
  await expect(page.getByText('حدث خطأ، غير موجود (404)')).toBeVisible();
});

test('finds the whole area in English too', async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(ITEMS);
  await page
    .getByRole('button', { name: /English|الإنجليزية/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
});

for (const address of [ITEMS, SECTIONS]) {
  test(`meets no barrier at ${address}`, async ({ page, server }) => {
    await signInAsOwner(page, server);
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('أطباق أردنية').first()).toBeVisible();
    await expectAccessible(page);
  });
}
