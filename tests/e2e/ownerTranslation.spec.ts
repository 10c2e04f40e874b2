/** An owner writes translations, and the next guest reads them. */
import { signInAsOwner } from '../support/demo.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

test('fills in what lacks English, and a guest reads it @phone', async ({ page, server, browser }) => {
  await signInAsOwner(page, server);
  await page.goto('/m/innova/admin/items');
  await page.getByPlaceholder('ابحث عن صنف').fill('مقلوبة لحم');
  await page
    .getByRole('button', { name: /^(تعديل )?مقلوبة لحم/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^الاسم بالإنجليزية/ }).click();
  await page.getByLabel('الاسم (بالإنجليزية)').fill('');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تعديل الصنف')).toBeVisible();
  await page.goto('/m/innova/admin/languages');
  const gap = page.getByLabel('ترجمة الاسم: مقلوبة لحم');
  await expect(gap).toBeVisible();
  await expectAccessible(page);
  await gap.fill('Upside-down lamb');
  await gap.press('Enter');
  await expect(page.getByLabel('حُفظ', { exact: true })).toBeVisible();
  const context = await browser.newContext({ locale: 'en-US' });
  const guest = await context.newPage();
  await guest.goto(`${server.origin}/m/innova?lang=en`);
  await expect(guest.getByRole('heading', { name: 'Upside-down lamb' }).first()).toBeVisible();
  await expect(guest.locator('html')).toHaveAttribute('dir', 'ltr');
  await context.close();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(gap).toHaveValue('');
});
