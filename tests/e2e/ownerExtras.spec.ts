/** An owner creates a group of extras, uses it, and adds several tables at once. */
import { readFile } from 'node:fs/promises';
import { isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';
import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/demo.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const ADMIN = '/m/innova/admin';

test.beforeEach(async ({ page, server }) => signInAsOwner(page, server));

const saved = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** The public menu as JSON. */
async function publicMenu(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const response = await page.request.get('/api/v1/quickmenu/innova', { headers: { cookie: '' } });
  const data = propertyOf(propertyOf(await response.json(), 'data'), 'data');
  return isRecord(data) ? data : {};
}

const list = (value: unknown, name: string) => {
  const rows = propertyOf(value, name);
  return Array.isArray(rows) ? (rows as readonly unknown[]) : [];
};
const titled = (rows: readonly unknown[], title: string) => rows.find((row) => propertyOf(row, 'title') === title);

test('makes an extras group by keyboard, with an item’s difference @desktop', async ({ page }, { project }) => {
  const title = `صلصات ${project.name}`;
  await page.goto(`${ADMIN}/extras?new=yes`);
  const form = page.getByRole('form', { name: 'مجموعة جديدة' });
  await form.getByLabel('اسم المجموعة').fill(title);
  await form.getByRole('button', { name: 'عدد محدد' }).click();
  const first = form.getByRole('group', { name: 'السطر 1' });
  await first.getByLabel('اسم الإضافة').fill('ثوم');
  await first.getByLabel('السعر', { exact: true }).fill('٠٫٢٥');
  await page.keyboard.press('Enter');
  const second = form.getByRole('group', { name: 'السطر 2' });
  await expect(second.getByLabel('اسم الإضافة')).toBeFocused();
  await page.keyboard.type('طحينة');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(form.getByRole('group', { name: 'السطر 1' }).getByLabel('اسم الإضافة')).toHaveValue('طحينة');
  await form.getByRole('button', { name: 'حتى عدد' }).click();
  await form.getByRole('button', { name: 'إضافة المجموعة' }).click();
  await saved(page, 'تمت إضافة المجموعة');

  await page.getByRole('button', { name: 'أضف إلى أصناف' }).click();
  const dialog = page.getByRole('dialog', { name: `أين تُعرض «${title}»؟` });
  await dialog.getByRole('group', { name: 'تصنيفات كاملة' }).getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await saved(page, 'تغيّر موضع واحد');
  await expectAccessible(page);

  const link = page.getByRole('region', { name: /^في / }).getByRole('link').first();
  await link.click();
  const item = page.getByRole('form', { name: /^تعديل / });
  await item.getByRole('button', { name: 'إضافة مجموعة' }).click();
  const use = item.getByRole('region', { name: 'الإضافات' }).getByRole('group', { name: 'السطر 1' });
  await use.getByRole('combobox').first().selectOption({ label: title });
  await use.getByRole('button', { name: 'تفاصيل السطر 1' }).click();
  await use.getByLabel('الحد الأعلى', { exact: true }).fill('5');
  await item.getByRole('button', { name: 'حفظ' }).click();
  await saved(page, 'تم تعديل الصنف');

  const menu = await publicMenu(page);
  const group = titled(list(menu, 'extraGroups'), title);
  expect(list(group, 'extras').map((extra) => propertyOf(extra, 'title'))).toEqual(['طحينة', 'ثوم']);
  const section = list(menu, 'sections').find((one) =>
    list(one, 'extras').some((entry) => propertyOf(entry, 'group') === propertyOf(group, '_id')),
  );
  const different = list(section, 'items').flatMap((one) => list(one, 'extras'));
  expect(different).toContainEqual({ group: propertyOf(group, '_id'), max: 5, sizes: [], without: [], prices: [] });
});

test('adds tables in bulk, prints their codes, renews one code @phone', async ({ page }, { project }) => {
  const zone = `التراس ${project.name}`;
  const from = project.name === 'phone' ? 301 : 401;
  await page.goto(`${ADMIN}/tables?new=many`);
  const form = page.getByRole('form', { name: 'عدة طاولات' });
  await form.getByLabel('من', { exact: true }).fill(String(from));
  await form.getByLabel('إلى').fill(String(from + 19));
  await form.getByLabel('المنطقة').fill(zone);
  await expect(form.getByText('تُضاف 20 طاولة.')).toBeVisible();
  await form.getByRole('button', { name: 'إضافة الطاولات' }).click();
  await saved(page, 'تمت إضافة 20 طاولة');
  await expect(page.getByRole('row').filter({ hasText: zone })).toHaveCount(20);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'اطبع الرموز' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'بطاقات على ورق A4' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: String(from), exact: true }).click();
  const address = page.getByRole('textbox', { name: 'رابط رمز الطاولة' });
  const before = await address.inputValue();
  await page.getByRole('button', { name: 'رمز جديد' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'أبطل القديم' }).click();
  await expect(address).not.toHaveValue(before);
});
