/** An owner edits or adds many items at once. Failed items are listed and keep their values in the form. */
import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/demo.js';
import { picture } from '../support/pictures.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const ITEMS = '/m/innova/admin/items';
const BUSY = 'الخدمة متوقفة لحظة';
const refusal = { status: 503, json: { status: 'error', message: BUSY, err: { statusCode: 503 } } };

/** The panel, which is a column next to the list on a desktop and a dialog on a phone. */
const panelOf = (page: Page, name: string) =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));

const menuPage = async (page: Page) => (await page.request.get('/m/innova', { headers: { cookie: '' } })).text();

/** Selects items by title in a panel. */
async function choose(page: Page, panelName: string, titles: readonly string[]) {
  const panel = panelOf(page, panelName);
  for (const title of titles) {
    await panel.getByRole('searchbox').or(panel.getByPlaceholder('ابحث عن صنف')).first().fill(title);
    await panel.getByRole('checkbox', { name: `تحديد ${title}`, exact: true }).check();
  }
}

test('keeps items for two sections over reload and failure @desktop', async ({ page, server }, { project }) => {
  await signInAsOwner(page, server);
  await page.goto(`${ITEMS}?view=rows`);
  const row = (number: number) => page.getByRole('group', { name: `الصنف ${number}`, exact: true });
  const write = async (number: number, title: string, section: number) => {
    await row(number).getByLabel('التصنيف').selectOption({ index: section });
    await row(number).getByLabel('الاسم').fill(title);
    await row(number).getByLabel('الوصف').fill('طازج');
    await row(number)
      .getByLabel(/^السعر/)
      .fill('٢٫٥');
  };
  // In a real browser, because the Content Security Policy forbids to compile the validators of cells there.
  await expect(async () => {
    await row(1)
      .getByLabel('الاسم')
      .evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, 'الاسم\tالسعر\nشاي\t٠٫٥\nقهوة\t1.25');
    await expect(row(2).getByLabel(/^السعر/)).toHaveValue('1.25', { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'تراجع عن اللصق' }).click();
  await expect(row(2)).toHaveCount(0);
  await write(1, `أول ${project.name}`, 1);
  await page.keyboard.press('Enter');
  await expect(row(2).getByLabel('الاسم')).toBeFocused();
  await write(2, `ثان ${project.name}`, 2);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(row(2).getByLabel('الاسم')).toHaveValue(`ثان ${project.name}`);
  await expectAccessible(page);
  const failing = await row(2).getByLabel('التصنيف').inputValue();
  await page.route(`**/sections/${failing}/items/bulk`, (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: 'إضافة صنفين' }).click();
  await expect(page.getByText('تمت إضافة صنف واحد')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(BUSY);
  await expect(row(1).getByLabel('الاسم')).toHaveValue(`ثان ${project.name}`);
  await page.unroute(`**/sections/${failing}/items/bulk`);
  await page.getByRole('button', { name: 'إضافة صنف واحد' }).click();
  await expect(page.getByRole('button', { name: 'صنف جديد' })).toBeVisible();
  const html = await menuPage(page);
  expect(html).toContain(`أول ${project.name}`);
  expect(html).toContain(`ثان ${project.name}`);
});

test('gives many items one picture; a failed one is named, retried @phone', async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(ITEMS);
  await page.getByRole('button', { name: 'أدوات أخرى' }).click();
  await page.getByRole('menuitem', { name: 'صورة لعدة أصناف' }).click();
  const panel = panelOf(page, 'صورة لعدة أصناف');
  await panel.locator('input[type=file]:not([capture])').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await picture().png().toBuffer(),
  });
  await panel.getByRole('button', { name: 'إضافة الصورة', exact: true }).click();
  await expect(panel.getByText('يرجى إدخال على الاقل عنصر واحد')).toBeVisible();
  await choose(page, 'صورة لعدة أصناف', ['منسف دجاج', 'كبسة لحم', 'زرب دجاج']);
  await expectAccessible(page);
  let uploads = 0;
  await page.route('**/api/v1/upload', (route) => ((uploads += 1) === 1 ? route.fulfill(refusal) : route.continue()));
  await panel.getByRole('button', { name: 'إضافة الصورة إلى 3 أصناف' }).click();
  await expect(page.getByText(/^لم تتم إضافة صورة/)).toBeVisible();
  await expect(panel.getByText('2 من 3')).toBeVisible();
  await panel.getByRole('button', { name: 'إعادة المحاولة (1)' }).click();
  await expect(page.getByText('تمت إضافة الصورة إلى 3 أصناف')).toBeVisible();
  expect(uploads).toBe(4);
});

test('gives many items one discount, and the next visitor sees it', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(`${ITEMS}?view=sale`);
  const panel = panelOf(page, 'خصم لعدة أصناف');
  await panel.getByLabel('نسبة الخصم %').fill('٣٥');
  await choose(page, 'خصم لعدة أصناف', ['أوزي باللحم', 'مسخّن دجاج']);
  await panel.getByRole('button', { name: 'إنشاء الخصم على صنفين' }).click();
  await expect(page.getByText('تمت إضافة الخصم إلى صنفين')).toBeVisible();
  expect(await menuPage(page)).toContain('35%');
});

test('ticks items in the list, hides them together, clears them @desktop', async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(ITEMS);
  await page.getByRole('button', { name: 'تحديد', exact: true }).click();
  await page.getByRole('checkbox', { name: 'تحديد كباب حلبي' }).or(page.getByRole('checkbox').nth(1)).first().check();
  const bar = page.getByRole('region', { name: /^الأصناف المحددة/ });
  await expect(bar).toBeVisible();
  // Checks only the bulk bar, because it always covers a part of a row.
  await expectAccessible(page, '[role=region][aria-label^="الأصناف المحددة"]');
  await bar.getByRole('button', { name: 'إخفاء' }).click();
  await expect(page.getByText('أُخفي صنف واحد')).toBeVisible();
  await bar.getByRole('button', { name: 'إظهار' }).click();
  await bar.getByRole('button', { name: 'إلغاء التحديد' }).click();
  await expect(bar).toHaveCount(0);
});

test('takes a library picture, and is told if its id is unknown @phone', async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(ITEMS);
  await page
    .getByRole('button', { name: /^إجراءات/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'صورة من المكتبة' }).click();
  const dialog = page.getByRole('dialog', { name: 'مكتبة الصور' });
  await expect(dialog.getByLabel('معرّف الصورة')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('معرّف الصورة').fill('nosuchpicture');
  await dialog.getByRole('button', { name: 'استخدام الصورة' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('معرّف الصورة')).toHaveValue('nosuchpicture');
});
