/** A venue handles orders on two devices: from the ringing to the handover, with an interruption of the network. */
import { guestOrderEndpoints, tableEndpoints } from '@qaima/schemas';
import type { Page } from '@playwright/test';
import { changeMenu, changeCart, newCart } from '../support/carts.js';
import { newSeededMenu, type SeededMenu } from '../support/menus.js';
import { expect, expectAccessible, goDark, test } from '../support/playwright.js';
import type { RunningServer } from '../support/server.js';
import { visitor } from '../support/users.js';
import { orderCard as card, orderColumn as column, venueDevice } from '../support/venueDevice.js';

const DAY_MS = 86_400_000;
const LOST_MS = 21_000;
/** Higher than the column of a tablet. */
const LONG_NOTE = 'الباب الثاني\n'.repeat(30).trim();

async function inboxMenu(server: RunningServer) {
  const menu = await newSeededMenu(server);
  await changeMenu(menu, { orders: { mode: 'inbox', answerMinutes: 10 } });
  return menu;
}

async function placeOrder(
  server: RunningServer,
  { menuId, itemId }: SeededMenu,
  notes: string,
  table?: string,
): Promise<string> {
  const guest = visitor(server);
  const cart = await newCart(guest, menuId, [{ item: itemId, quantity: 2, note: 'بدون لبن' }]);
  const contact = { phone: '0791234567', name: 'رنا منصور' };
  const answer = await changeCart(guest, cart, { ...contact, receiveOption: 0, notes, ...(table && { table }) });
  expect(answer.status).toBe(200);
  return cart;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) });

test('an order rings on both devices, and goes its way on both', { tag: '@desktop' }, async ({ browser, server }) => {
  const menu = await inboxMenu(server);
  const tablet = await venueDevice(browser, server, menu, { width: 1024, height: 768 });
  const phone = await venueDevice(browser, server, menu, { width: 390, height: 844 }, DAY_MS);
  await expect(tablet.getByText('الصوت يعمل')).toBeVisible();
  await expect(tablet.getByRole('heading', { name: 'لا طلبات بانتظارك' })).toBeVisible();
  for (const page of [tablet, phone]) await expect(page.getByRole('banner')).toHaveCSS('height', '60px');

  const first = await placeOrder(server, menu, 'حساسية من الفول السوداني');
  for (const page of [tablet, phone]) {
    await expect(card(page, first).getByRole('img', { name: 'يرنّ' })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\)/);
    // The time is correct although the phone's clock is a day ahead.
    await expect(card(page, first).getByRole('timer')).toHaveText(/(10|9):\d\d$/);
  }
  await expect(tablet.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/png/);
  await expectAccessible(tablet);
  await expectAccessible(phone);

  // Opening the order on one device stops the ringing on the other.
  await card(phone, first)
    .getByRole('button', { name: /تفاصيل/ })
    .click();
  const details = phone.getByRole('dialog', { name: /#1/ });
  await expect(details.getByText('حساسية من الفول السوداني')).toBeVisible();
  await expect(details.getByText('بدون لبن')).toBeVisible();
  await expect(card(tablet, first).getByText('فُتح')).toBeVisible();
  await expectAccessible(phone);
  await phone.keyboard.press('Escape');

  await card(tablet, first).getByRole('button', { name: 'مدة أخرى' }).click();
  await card(tablet, first).getByRole('button', { name: '30 دقيقة', exact: true }).click();
  await card(tablet, first)
    .getByRole('button', { name: /^قبول · 30/ })
    .click();
  await expect(column(tablet, 'مقبولة').locator('[data-order]')).toHaveCount(1);
  await expect(phone.getByText('لا طلبات بانتظارك')).toBeVisible();
  await expect(tablet.locator('link[rel=icon]')).toHaveAttribute('href', /svg/);

  // While the network is down, the board stays visible. When it is back, orders that came meanwhile ring.
  await tablet.context().setOffline(true);
  const second = await placeOrder(server, menu, LONG_NOTE);
  await expect(card(phone, second)).toBeVisible();
  await tablet.clock.fastForward(LOST_MS);
  await expect(tablet.getByText(/انقطع الاتصال منذ/)).toBeVisible();
  await expect(card(tablet, first)).toBeVisible();
  await expectAccessible(tablet);
  await card(tablet, first).getByRole('button', { name: 'جاهز' }).click();
  await expect(card(tablet, first).getByRole('alert')).toBeVisible();
  await tablet.context().setOffline(false);
  await expect(card(tablet, second).getByRole('img', { name: 'يرنّ' })).toBeVisible();
  await expect(tablet.getByText('عاد الاتصال، وصل طلب')).toBeVisible();
  await expect(card(tablet, first).getByRole('alert')).toHaveCount(0);
  // The buttons stand below the note, however long it is, and do not cover it.
  const note = await card(tablet, second).getByText('الباب الثاني').boundingBox();
  const accept = await card(tablet, second).getByRole('button', { name: 'قبول · 20 دقيقة' }).boundingBox();
  expect(accept!.y).toBeGreaterThanOrEqual(note!.y + note!.height);
  await card(tablet, first).getByRole('button', { name: 'جاهز' }).click();
  await expect(column(tablet, 'جاهزة').locator('[data-order]')).toHaveCount(1);

  // Accepting an order on one device moves it on the other.
  await expect(card(phone, second)).toBeVisible();
  await card(tablet, second).getByRole('button', { name: 'قبول · 20 دقيقة' }).click();
  await expect(column(tablet, 'مقبولة').locator('[data-order]')).toHaveCount(1);
  await tab(phone, 'مقبولة').click();
  await expect(card(phone, second)).toBeVisible();

  // A table's call for the bill lists what the venue took for it.
  const params = { menuId: menu.menuId };
  const { data: table } = await menu.admin.ask(tableEndpoints.create, { params, body: { label: 'VIP-2' } });
  const third = await placeOrder(server, menu, '', table.token);
  await card(tablet, third).getByRole('button', { name: 'قبول · 20 دقيقة' }).click();
  await expect(column(tablet, 'مقبولة').locator('[data-order]')).toHaveCount(2);
  await visitor(server).ask(tableEndpoints.call, { params: { token: table.token ?? '' }, body: { kind: 'bill' } });
  const calls = tablet.getByRole('list', { name: 'نداءات الطاولات' });
  await expect(calls).toContainText('VIP-2');
  await expect(calls).toContainText(/13\.00/);
  await expect(calls).toContainText('#3');
  await expectAccessible(tablet);
  await calls.getByRole('button', { name: /تم/ }).click();
  await expect(calls).toHaveCount(0);
  await card(tablet, third).getByRole('button', { name: 'جاهز' }).click();
  await card(tablet, third).getByRole('button', { name: 'قُدّم' }).click();

  // A reload restores the board; the sound needs a tap first.
  await tablet.reload();
  await expect(tablet.getByText('الصوت لم يبدأ')).toBeVisible();
  await expectAccessible(tablet);
  await tablet.getByRole('button', { name: 'ابدأ الوردية' }).click();
  await card(tablet, first).getByRole('button', { name: 'سُلّم' }).click();
  await expect(card(tablet, first)).toHaveCount(0);
  await tablet.getByRole('button', { name: 'المطبخ' }).click();
  await card(tablet, second).getByRole('checkbox').click();
  await goDark(tablet);
  await expectAccessible(tablet);
  await card(tablet, second).getByRole('button', { name: 'جاهز' }).click();
  await expect(card(tablet, second)).toHaveCount(0);
  await tablet.getByRole('button', { name: 'السجل', exact: true }).click();
  await expect(tablet.getByText('3 طلبات', { exact: true })).toBeVisible();
  await expectAccessible(tablet);
  const read = await menu.admin.ask(guestOrderEndpoints.read, { params: { menuId: menu.menuId, cartId: second } });
  expect(read.data.state).toBe('ready');
  for (const page of [tablet, phone]) await page.context().close();
});
