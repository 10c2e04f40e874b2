/** A guest pays by CliQ on a phone, and the venue confirms the transfer before it accepts the order. */
import { paymentMethodEndpoints } from '@qaima/schemas';
import { changeMenu } from '../support/carts.js';
import { addByPanel } from '../support/itemPanel.js';
import { anItem, newSeededMenu } from '../support/menus.js';
import { expect, expectAccessible, test } from '../support/playwright.js';
import { orderCard, venueDevice } from '../support/venueDevice.js';

test('a guest transfers by CliQ, and the venue confirms it', async ({ page, browser, server }) => {
  const menu = await newSeededMenu(server);
  await changeMenu(menu, { orders: { mode: 'inbox' } });
  const params = { menuId: menu.menuId };
  const cliq = { kind: 'cliq', when: 'before', alias: 'INNOVA', aliasName: 'Innova Cafe' } as const;
  await menu.admin.ask(paymentMethodEndpoints.create, { params, body: cliq });
  await menu.admin.ask(paymentMethodEndpoints.create, { params, body: { kind: 'cash' } });
  const venue = await venueDevice(browser, server, menu, { width: 1024, height: 768 });

  await page.goto(`/m/${menu.menuId}`);
  await addByPanel(page, anItem.title);
  await page.getByRole('link', { name: /عرض السلة/ }).click();
  await page.getByRole('textbox', { name: /الهاتف/ }).fill('0791234567');
  const send = page.getByRole('button', { name: /^(إتمام الشراء|أرسل الطلب)/ });
  await send.click();
  await expect(page.locator('#field-payment-fault')).toHaveText('يرجى اختيار طريقة الدفع');
  await page.getByRole('radio', { name: /كليك/ }).check();
  await expectAccessible(page);
  await send.click();

  await expect(page.getByRole('heading', { level: 2, name: 'بقي أن تدفع' })).toBeVisible();
  await expect(page.getByText('INNOVA', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /نسخ: المرجع/ })).toBeVisible();
  await expectAccessible(page);
  const cartId = new URL(page.url()).pathname.split('/')[2] ?? '';
  await expect(orderCard(venue, cartId)).toHaveCount(0);
  await page.getByRole('textbox', { name: /اسم صاحب الحساب/ }).fill('سامي');
  await page.getByRole('button', { name: 'حوّلتُ المبلغ' }).click();
  await expect(page.getByText('بانتظار تأكيد المحل')).toBeVisible();

  const card = orderCard(venue, cartId);
  await expect(card).toContainText('كليك بانتظار التأكيد');
  await card
    .getByRole('button', { name: /^قبول|^اقبل/ })
    .first()
    .click();
  await expect(venue.getByRole('dialog', { name: 'هل وصلت حوالة كليك؟' })).toContainText('سامي');
  await venue.getByRole('button', { name: 'وصلت، اقبل الطلب' }).click();
  await expect(page.getByText('وصل المبلغ المحل')).toBeVisible();
});
