/** Staff work on orders: list, payments, required edits and messages. */
import { orderEndpoints, type Order } from '@qaima/schemas';
import type { Page } from '@playwright/test';
import { DEMO_STAFF, OWNER, passwordOf, signInAsStaff } from '../support/demo.js';
import type { Client } from '../support/http.js';
import { signedIn } from '../support/users.js';
import { expect, expectAccessible, goDark, test } from '../support/playwright.js';
import type { RunningServer } from '../support/server.js';

/** A second staff member. */
const colleague = (server: RunningServer) => signedIn(server, DEMO_STAFF, passwordOf(server, DEMO_STAFF));

async function anOrder(staff: Client, totalAmount = 100): Promise<Order> {
  const body = { user: OWNER, totalAmount, subEnd: '2099-01-31' };
  return (await staff.ask(orderEndpoints.create, { params: {}, body })).data;
}

/** Opens the staff console, filtered to one order. */
async function openDesk(page: Page, server: RunningServer, order: Order) {
  await signInAsStaff(page, server);
  await page.goto(`/ordering-manager?orderID=${order.number}`);
  const row = page.getByRole('row').filter({ hasText: 'ليث الخطيب' });
  await expect(row).toHaveCount(1);
  return row;
}

/** Opens the order of a row, in a side panel or, on a small screen, over the table. */
async function openOrder(page: Page, row: ReturnType<Page['getByRole']>) {
  await row.getByRole('button', { name: 'ليث الخطيب' }).click();
  const panel = page.getByRole('complementary').or(page.getByRole('dialog')).first();
  await expect(panel.getByRole('heading', { name: 'ليث الخطيب' })).toBeVisible();
  return panel;
}

test('lets in only staff, and keeps order filters in the address @desktop', async ({ page, server }) => {
  await page.goto('/ordering-manager');
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
  const staff = await colleague(server);
  const order = await anOrder(staff);
  const row = await openDesk(page, server, order);
  await expect(row).toHaveAttribute('data-tone', 'scarce');
  const status = page.getByRole('combobox', { name: 'الحالة', exact: true });
  // On a phone only the search field is shown above the orders.
  const filters = page.getByRole('button', { name: 'كل عوامل التصفية' });
  if (!(await status.isVisible())) await filters.click();
  await status.selectOption('ready');
  await expect(page.getByText('لا طلبات بهذه التصفية')).toBeVisible();
  await page.goBack();
  await expect(row).toHaveCount(1);
  await page.goForward();
  await page.reload();
  await expect(page.getByText('لا طلبات بهذه التصفية')).toBeVisible();
  if (!(await status.isVisible())) await filters.click();
  await expect(status).toHaveValue('ready');
  await page.getByRole('button', { name: 'إزالة التصفية: الحالة: جاهز' }).click();
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await goDark(page);
  await expectAccessible(page);
});

test('takes payments until an order is paid in full @phone', async ({ page, server }) => {
  const order = await anOrder(await colleague(server));
  const row = await openDesk(page, server, order);
  const panel = await openOrder(page, row);
  await panel.getByLabel('قيمة الدفعة').fill('20');
  await panel.getByLabel('قيمة الدفعة').press('Enter');
  await expect(page.getByText('تمت إضافة الدفعة إلى الطلب').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'طلب الدفعة الأولى' })).toBeVisible();
  await panel.getByLabel('طريقة الدفع').selectOption('cash');
  await panel.getByLabel('قيمة الدفعة').fill('80');
  await panel.getByLabel('قيمة الدفعة').press('Enter');
  await expect(panel.getByText('مدفوع كاملًا')).toBeVisible();
  await expect(panel.getByText('إضافة دفعة')).toHaveCount(2);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'إغلاق اللوحة' }).click();
  await expect(row).toHaveAttribute('data-tone', 'paid');
});

test('closes only the dialog above an order by the back button @phone', async ({ page, server }) => {
  const order = await anOrder(await colleague(server));
  const row = await openDesk(page, server, order);
  await openOrder(page, row);
  const correct = page.getByRole('button', { name: 'تصحيح الإجمالي' });
  const dialog = page.getByRole('alertdialog');
  await correct.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(correct).toBeVisible();
  await page.goBack();
  await expect(correct).toBeHidden();

  // The address of an order is the first entry of its tab: before it is another document.
  await page.goto(`/ordering-manager/orders?order=${order._id}`);
  await correct.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(correct).toBeVisible();
});

test('keeps what was typed in an order from the back button @phone', async ({ page, server }) => {
  const order = await anOrder(await colleague(server));
  const panel = await openOrder(page, await openDesk(page, server, order));
  const value = panel.getByLabel('قيمة الدفعة');
  const question = page.getByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' });
  await value.fill('20');
  await page.goBack();
  await question.getByRole('button', { name: 'متابعة التعديل' }).click();
  await expect(question).toBeHidden();
  await expect(value).toHaveValue('20');
  await page.goBack();
  await question.getByRole('button', { name: 'تجاهل التغييرات' }).click();
  await expect(panel).toBeHidden();

  // The address of an order is the first entry of its tab: before it is another document, so the browser asks.
  await page.goto(`/ordering-manager/orders?order=${order._id}`);
  await value.fill('30');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => window.history.back());
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await expect(value).toHaveValue('30');
});

test(
  'shows what a colleague does, and never over what is being typed',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await page.clock.install();
    const staff = await colleague(server);
    const order = await anOrder(staff);
    const row = await openDesk(page, server, order);
    const params = { orderId: order._id };
    const date = row.getByLabel('نهاية الاشتراك: ليث الخطيب');
    await date.fill('6/5/2031');
    await staff.ask(orderEndpoints.pay, { params, body: { method: 'cash', value: 60 } });
    await page.clock.fastForward(60_000);
    await expect(date).toHaveValue('6/5/2031');
    await date.press('Enter');
    // The order ended later, so that is asked about.
    await page.getByRole('alertdialog').getByRole('button', { name: 'نعم، هذا هو اليوم' }).click();
    await expect(page.getByText('تغيّر تاريخ نهاية الاشتراك إلى: \u200e06/05/2031\u200e')).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(row).toHaveAttribute('data-tone', 'half');
    await staff.ask(orderEndpoints.change, { params, body: { status: 'ready' } });
    await page.clock.fastForward(20_000);
    await expect(row.getByLabel('الحالة: ليث الخطيب')).toHaveValue('ready');
  },
);

test('completes an edit, assigns the menu, tells the client of both @phone', async ({ page, server }) => {
  const order = await anOrder(await colleague(server));
  const row = await openDesk(page, server, order);
  await row.getByLabel('القائمة، باسمها أو معرّفها: ليث الخطيب').fill('innova');
  await page.keyboard.press('Enter');
  // Another order has the demo menu.
  await page.getByRole('alertdialog').getByRole('button', { name: 'نعم، اربطها' }).click();
  await expect(page.getByText('تم ربط القائمة بهذا الطلب')).toBeVisible();
  await row.getByLabel('الحالة: ليث الخطيب').selectOption('ready');
  await row.getByRole('button', { name: 'إرسال رسالة' }).click();
  const chat = page.getByRole('link', { name: 'فتح المحادثة' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/962\d{9}\?text=.*%2Fm%2Finnova.*%2Fadmin/);
  await expectAccessible(page);
  await page.goBack();
  await expect(chat).toBeHidden();
  const panel = await openOrder(page, row);
  await panel.getByLabel('هاتف صاحب التعديل').fill('0791234567');
  await panel.getByLabel('هاتف صاحب التعديل').press('Enter');
  await panel.getByLabel('حالة التعديل +962791234567').selectOption('ready');
  await panel.getByRole('button', { name: 'رسالة بجاهزية التعديل +962791234567' }).click();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/962791234567\?text=/);
});

test('downloads the invoice and both spreadsheets', { tag: '@desktop' }, async ({ page, server }) => {
  const order = await anOrder(await colleague(server));
  const row = await openDesk(page, server, order);
  for (const name of ['تنزيل Excel', 'Excel: كل ما يطابق']) {
    const sheet = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/);
  }
  const panel = await openOrder(page, row);
  const invoice = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'تنزيل الفاتورة' }).click();
  expect((await invoice).suggestedFilename()).toContain(String(order.number));
});

test('speaks English with the notices to the letter', { tag: '@phone' }, async ({ page, server }) => {
  const order = await anOrder(await colleague(server));
  const row = await openDesk(page, server, order);
  await page.getByRole('button', { name: /^(English|التبديل إلى الإنجليزية)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible();
  await row.getByLabel('Status: ليث الخطيب').selectOption('ready');
  await expect(page.getByText('Order status changed to: ready')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('finds a client, reads the account, writes, takes the statement @phone', async ({ page, server }) => {
  const order = await anOrder(await colleague(server), 40);
  await signInAsStaff(page, server);
  await page.goto('/ordering-manager/orders');
  await page.getByRole('button', { name: 'بحث في كل شيء' }).click();
  await page.getByRole('combobox', { name: 'بحث في كل شيء' }).fill(OWNER);
  await page.getByRole('group', { name: 'العملاء' }).getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`/clients/${OWNER}$`));
  await expect(page.getByLabel('الحساب')).toContainText(/المتبقي عليه/);
  const orders = page.getByRole('list', { name: 'الطلبات' });
  await expect(orders.getByRole('link', { name: `طلب رقم ${order.number}`, exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'كتابة رسالة' }).click();
  await page.getByRole('textbox', { name: 'نص الرسالة' }).fill('سنتصل بك غدًا.');
  // Closing would lose what was typed.
  await page.goBack();
  await page.getByRole('button', { name: 'متابعة التعديل' }).click();
  const chat = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'فتح المحادثة' }).click();
  await (await chat).close();
  await expect(page.getByRole('list', { name: 'الرسائل المرسلة' }).getByText('سنتصل بك غدًا.')).toBeVisible();

  const statement = page.waitForEvent('download');
  await page.getByRole('button', { name: 'كشف الحساب', exact: true }).click();
  expect((await statement).suggestedFilename()).toMatch(/\.pdf$/);
});

test('fits the orders to phones and the accounts to tablets @desktop', async ({ page, server }) => {
  await anOrder(await colleague(server));
  await signInAsStaff(page, server);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/ordering-manager/orders');
  const search = await page.getByRole('searchbox').first().boundingBox();
  expect(search?.width).toBeGreaterThan(300);
  const colours = page.getByRole('list', { name: 'ألوان الصفوف حسب نسبة المدفوع' });
  await expect(colours).toBeHidden();
  await page.getByRole('button', { name: 'معنى الألوان' }).click();
  await expect(colours).toBeVisible();

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/ordering-manager/accounting');
  const frame = page.getByRole('region').filter({ has: page.locator('> table') });
  await expect(frame).toBeVisible();
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
