/** An owner imports a sheet, changes many prices, and copies a section to another menu; each in one step with one undo. */
import type { Browser, Page } from '@playwright/test';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { OWNER, signInAsOwner, signInAsStaff } from '../support/demo.js';
import { expect, expectAccessible, expectAccessibleInBothModes, test } from '../support/playwright.js';
import type { Server } from '../support/server.js';

const dataOf = async (response: { json(): Promise<unknown> }) =>
  propertyOf(propertyOf(await response.json(), 'data'), 'data');

/** Makes another menu for the owner of the demo menu, and opens its area. @returns its id */
async function newMenu(browser: Browser, page: Page, server: Server): Promise<string> {
  const context = await browser.newContext();
  const staff = await signInAsStaff(await context.newPage(), server);
  const body = { data: { admins: [OWNER], plan: 1 } };
  const id = String(propertyOf(await dataOf(await staff.post(`${server.origin}/api/v1/quickmenu`, body)), '_id'));
  await context.close();
  const owner = await signInAsOwner(page, server);
  const menu = `/api/v1/quickmenu/${id}`;
  await owner.put(menu, { data: { institution: { name: 'مقهى الفرع' } } });
  const section = await dataOf(
    await owner.post(`${menu}/sections`, { data: { title: 'المشروبات', prime: true, hide: false } }),
  );
  const data = [
    { title: 'قهوة', price: 2 },
    { title: 'شاي', price: 1 },
  ];
  expect((await owner.post(`${menu}/sections/${String(propertyOf(section, '_id'))}/items/bulk`, { data })).ok()).toBe(
    true,
  );
  return id;
}

/** The title and the prices of each item, as the next visitor reads them. */
const priceList = async (page: Page, id: string) => {
  const menu = await dataOf(await page.request.get(`/api/v1/quickmenu/${id}`, { headers: { cookie: '' } }));
  const list = (value: unknown, name: string) => (propertyOf(value, name) ?? []) as readonly unknown[];
  return list(menu, 'sections').flatMap((section) =>
    list(section, 'items').map((item) => `${String(propertyOf(item, 'title'))} ${String(propertyOf(item, 'price'))}`),
  );
};

test('imports a sheet after its decisions, and takes it back @phone', async ({ page, server, browser }) => {
  const id = await newMenu(browser, page, server);
  await page.goto(`/m/${id}/admin/items?view=import`);
  const sheet = 'القسم,الصنف,السعر\nالمشروبات,قهوة,٢٫٥\n,شاي,1\n,عصير,"1,250"\n,كركديه,"1,250"\n,سحلب,غالي\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  const apply = page.getByRole('button', { name: /^طبّق/ });
  await expect(page.getByText('بقيت 3 قرارات')).toBeVisible();
  await expect(apply).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: '1.25' }).first().click();
  await expect(page.getByText('بقي قرار واحد')).toBeVisible();
  await page.getByRole('button', { name: 'اترك السطر 6' }).click();
  await page.getByRole('button', { name: 'طبّق 3 تغييرات' }).click();
  await expect(page.getByText('استُوردت 3 أصناف')).toBeVisible();
  expect(await priceList(page, id)).toEqual(['قهوة 2.5', 'شاي 1', 'عصير 1.25', 'كركديه 1.25']);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('تم التراجع عن استيراد 3 أصناف')).toBeVisible();
  expect(await priceList(page, id)).toEqual(['قهوة 2', 'شاي 1']);
});

test('raises prices by percent, is asked about jumps, undoes it @desktop', async ({ page, server, browser }) => {
  const id = await newMenu(browser, page, server);
  await page.goto(`/m/${id}/admin/items?view=prices`);
  const value = page.getByRole('textbox', { name: 'مقدار التغيير' });
  await value.fill('١٢');
  await expect(page.getByRole('row', { name: /قهوة/ })).toContainText('2.25');
  await page.getByRole('radio', { name: '0.50' }).check({ force: true });
  await expect(page.getByRole('row', { name: /شاي/ })).toContainText('التقريب يلغي التغيير');
  await page.getByRole('radio', { name: '0.05' }).check({ force: true });
  await expectAccessibleInBothModes(page);
  await value.fill('600');
  await page.getByRole('button', { name: 'غيّر سعرين' }).click();
  const question = page.getByRole('alertdialog', { name: 'هل السعران الجديدان صحيحان؟' });
  await question.getByRole('button', { name: 'رجوع للتعديل' }).click();
  expect(await priceList(page, id)).toEqual(['قهوة 2', 'شاي 1']);
  await value.fill('12');
  await page.getByRole('button', { name: 'غيّر سعرين' }).click();
  await expect(page.getByText('تغيّر سعران', { exact: true })).toBeVisible();
  expect(await priceList(page, id)).toEqual(['قهوة 2.25', 'شاي 1.1']);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('تم التراجع عن تغيير سعرين')).toBeVisible();
  expect(await priceList(page, id)).toEqual(['قهوة 2', 'شاي 1']);
});

test('copies a section to another menu, and takes it back @phone', async ({ page, server, browser }) => {
  const id = await newMenu(browser, page, server);
  await page.goto('/m/innova/admin/sections');
  await page.getByRole('button', { name: 'الشاورما', exact: true }).click();
  await page.getByRole('button', { name: 'نسخ إلى قائمة أخرى' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'نسخ «الشاورما» إلى قائمة أخرى' });
  await expectAccessibleInBothModes(page);
  await dialog.getByLabel('إلى القائمة').selectOption(id);
  await dialog.getByRole('button', { name: 'نسخ', exact: true }).click();
  const done = page.getByRole('alertdialog', { name: /تم النسخ إلى/ });
  await expect(done).toBeVisible();
  expect((await priceList(page, id)).length).toBeGreaterThan(2);
  await done.getByRole('button', { name: 'تراجع عن النسخ' }).click();
  await expect(page.getByText(/أُزيلت النسخ من/)).toBeVisible();
  expect(await priceList(page, id)).toEqual(['قهوة 2', 'شاي 1']);
});
