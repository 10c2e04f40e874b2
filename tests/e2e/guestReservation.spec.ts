/** A guest makes a reservation, with dates instead of quantities. */
import { formatBookingDate } from '@qaima/schemas';
import type { Page, Route } from '@playwright/test';
import { changeMenu, inDays, reserveMenu } from '../support/carts.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label });
const confirm = (page: Page) => page.getByRole('button', { name: 'تأكيد الحجز' });

test('reserves by dates, says who comes, and has the receipt @phone', async ({ page, server }) => {
  const menu = await reserveMenu(server);
  await changeMenu(menu, { institution: { name: 'قاعة الديرة', whatsapp: 'https://wa.me/962790000099' } });
  await page.goto(`/m/${menu.menuId}`);
  await page.getByRole('button', { name: 'احجز: منسف باللحم البلدي' }).first().click();
  const [from, to] = [panel(page).getByLabel('من', { exact: true }), panel(page).getByLabel('إلى', { exact: true })];
  const submit = panel(page).getByRole('button', { name: /^أضف إلى الحجوزات/ });
  await expect(from).toHaveValue(inDays(1));
  await expect(to).toHaveValue(inDays(2));
  await expect(submit).toContainText('6.50 JD');
  await from.fill(inDays(5));
  await expect(to).toHaveValue(inDays(6));
  await to.fill(inDays(8));
  await expect(panel(page)).toContainText('عدد الأيام: 3');
  await expect(submit).toContainText('19.50 JD');
  await from.fill(inDays(-1));
  await expect(submit).not.toContainText('JD');
  await submit.click();
  await expect(panel(page).getByRole('alert')).toContainText('من اليوم فصاعدًا');
  await from.fill(inDays(5));
  await to.fill(inDays(1000));
  await submit.click();
  await expect(panel(page).getByRole('alert')).toContainText('لسنتين قادمتين');
  await to.fill(inDays(8));
  await expectAccessible(page);
  await submit.click();
  await expect(panel(page)).toBeHidden();
  // The next item is offered for the same days.
  await page
    .getByRole('button', { name: /^احجز: (?!منسف باللحم البلدي)/ })
    .first()
    .click();
  await expect(from).toHaveValue(inDays(5));
  await expect(to).toHaveValue(inDays(8));
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /الحجوزات/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الحجوزات' })).toBeVisible();
  const row = page.getByRole('row', { name: /منسف/ });
  for (const day of [5, 8]) {
    await expect(row).toContainText(formatBookingDate(inDays(day), 'ar'));
  }
  await expect(row).toContainText('3 أيام');
  await row.getByRole('link', { name: /^تعديل/ }).click();
  await expect(to).toHaveValue(inDays(8));
  await to.fill(inDays(9));
  await panel(page)
    .getByRole('button', { name: /26\.00 JD/ })
    .click();
  await expect(row).toContainText('4 أيام');
  await expect(field(page, /العنوان/)).toHaveCount(0);

  await field(page, /الهاتف/).fill('+962 79 123 4567');
  await confirm(page).click();
  await expect(page.getByText('هذا الحقل مطلوب')).toHaveCount(2);
  await field(page, /الاسم/).fill('رنا');
  await field(page, /البريد/).fill('rana@');
  await field(page, /عدد الضيوف/).fill('٤');
  await confirm(page).click();
  await expect(page.getByText('البريد الإلكتروني غير صحيح')).toBeVisible();
  await field(page, /البريد/).fill('rana@example.com');
  await expectAccessible(page);
  await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  const held: Route[] = [];
  await page.route('**/api/v1/cart/*', (route) => {
    held.push(route);
  });
  await confirm(page).click();
  await expect(page.getByRole('button', { name: 'جارٍ التحميل…' })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page.getByRole('heading', { level: 1, name: /^الحجز رقم/ })).toBeFocused();
  await expect(page.locator('.text')).toContainText('حجز جديد');
  await expect(page.locator('.text')).toContainText('عدد الضيوف: 4');
  await expect(page.getByRole('link', { name: 'أرسله الآن' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/962790000099\?text=/,
  );
  await expectAccessible(page);
});
