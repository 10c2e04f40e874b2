/**
 * A guest orders, an owner edits, and staff record a payment, each only by keyboard. `ownerArranges` tests reordering
 * by keyboard.
 */
import { orderEndpoints } from '@qaima/schemas';
import type { Locator, Page } from '@playwright/test';
import { newSeededMenu } from '../support/menus.js';
import { DEMO_STAFF, OWNER, passwordOf, signInAsOwner, signInAsStaff } from '../support/demo.js';
import { signedIn } from '../support/users.js';
import { expect, test } from '../support/playwright.js';

/** More tab stops than any tested page has. */
const MOST_TABS = 150;

/** Moves the focus to an element by the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((one) => one === document.activeElement);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

test('a guest orders', { tag: '@desktop' }, async ({ page, server }) => {
  const { menuId } = await newSeededMenu(server);
  await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  await page.goto(`/m/${menuId}`);
  await expect(page.locator('html.live')).toBeAttached();
  const panel = page.getByRole('dialog');
  await pressAt(page, page.getByRole('button', { name: 'أضف إلى السلة: منسف باللحم البلدي' }).first());
  // A stepper has replaced the button; the title before it opens the panel.
  await expect(page.getByRole('button', { name: /^زد «/ }).first()).toBeFocused();
  for (const _ of ['less', 'title']) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'منسف باللحم البلدي' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await typeAt(page, panel.getByRole('textbox', { name: 'الكمية' }), '1');
  await pressAt(page, panel.getByRole('button', { name: /^أضف إلى السلة/ }));
  await expect(panel).toBeHidden();
  await pressAt(page, page.getByRole('link', { name: /عرض السلة/ }).and(page.locator(':visible')));
  await expect(page.getByRole('heading', { level: 1, name: 'سلة التسوق' })).toBeVisible();
  await expect(page.locator('html.live')).toBeAttached();
  await typeAt(page, page.getByRole('textbox', { name: /الهاتف/ }), '0791234567');
  await tabTo(page, page.getByRole('radio', { name: /توصيل/ }));
  await page.keyboard.press('Space');
  await pressAt(page, page.getByRole('button', { name: 'إتمام الشراء' }));
  await expect(page.getByRole('heading', { level: 1, name: /^الطلب رقم/ })).toBeFocused();
  await expect(page.getByRole('row', { name: /المجموع الكلي/ })).toContainText('13.00 JD');
});

test('an owner edits', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto('/m/innova/admin/items');
  await typeAt(page, page.getByPlaceholder('ابحث عن صنف'), 'كباب خشخاش');
  await pressAt(page, page.getByRole('button', { name: /^(تعديل )?كباب خشخاش/ }).first());
  await expect(page.getByRole('heading', { name: 'تعديل الصنف' })).toBeVisible();
  await typeAt(page, page.getByLabel('الوصف'), 'بصلصة البندورة والثوم');
  await pressAt(page, page.getByRole('button', { name: 'حفظ' }));
  await expect(page.getByText('تم تعديل الصنف')).toBeVisible();
  expect(await (await page.request.get('/m/innova')).text()).toContain('بصلصة البندورة والثوم');
});

test('staff take a payment', { tag: '@desktop' }, async ({ page, server }) => {
  const staff = await signedIn(server, DEMO_STAFF, passwordOf(server, DEMO_STAFF));
  const body = { user: OWNER, totalAmount: 100, subEnd: '2099-01-31' };
  const { data: order } = await staff.ask(orderEndpoints.create, { params: {}, body });
  await signInAsStaff(page, server);
  await page.goto(`/ordering-manager/orders?orderID=${order.number}`);
  const row = page.getByRole('row').filter({ hasText: 'ليث الخطيب' });
  await pressAt(page, row.getByRole('button', { name: 'ليث الخطيب' }));
  const panel = page.getByRole('complementary').or(page.getByRole('dialog')).first();
  await tabTo(page, panel.getByLabel('طريقة الدفع'));
  await page.keyboard.press('ArrowDown');
  await typeAt(page, panel.getByLabel('قيمة الدفعة'), '40');
  await page.keyboard.press('Enter');
  await expect(page.getByText('تمت إضافة الدفعة إلى الطلب').first()).toBeVisible();
  const { data: paid } = await staff.ask(orderEndpoints.read, { params: { orderId: order._id } });
  expect(paid.payments).toMatchObject([{ method: 'cash', value: 40 }]);
});
