/**
 * A guest follows an order on a phone while the venue handles it in another browser, cancels one, orders the available
 * lines of a rejected one, and calls the waiter from a table.
 */
import {
  guestOrderEndpoints,
  receiveOptionEndpoints,
  tableEndpoints,
  type GuestOrderMove,
  type InputOf,
  type tableCreateSchema,
} from '@qaima/schemas';
import type { Page } from '@playwright/test';
import { addItem, cartOf, changeCart, changeItem, changeMenu, newCart } from '../support/carts.js';
import { addByPanel } from '../support/itemPanel.js';
import { aBranch, anItem, newSeededMenu, type SeededMenu } from '../support/menus.js';
import { expect, expectAccessible, test } from '../support/playwright.js';
import type { RunningServer } from '../support/server.js';
import { visitor } from '../support/users.js';
import { orderCard, orderColumn, venueDevice } from '../support/venueDevice.js';

const SECOND = 'فتّوش';
const PICKUP = 'استلام من الفرع';

const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const confirm = (page: Page) => page.getByRole('button', { name: /^(إتمام الشراء|أرسل الطلب)/ });
const cartIdOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** A menu whose venue has an inbox, with dine-in and pickup. */
async function venue(server: RunningServer): Promise<SeededMenu> {
  const menu = await newSeededMenu(server);
  const params = { menuId: menu.menuId };
  await changeMenu(menu, {
    orders: { mode: 'inbox' },
    institution: { name: 'مطعم إنوفا', contact: { phone: '+96265000000' }, location: { address: 'عمّان' } },
  });
  await addItem(menu, { title: SECOND, price: 2.25 });
  await menu.admin.ask(receiveOptionEndpoints.change, {
    params: { ...params, optionId: menu.optionId },
    body: { title: PICKUP, kind: 'pickup' },
  });
  await menu.admin.ask(receiveOptionEndpoints.create, { params, body: { title: 'هنا', kind: 'dine-in' } });
  return menu;
}

async function newTable({ admin, menuId }: SeededMenu, body: InputOf<typeof tableCreateSchema>) {
  const { data } = await admin.ask(tableEndpoints.create, { params: { menuId }, body });
  return { tableId: data._id, token: data.token ?? '' };
}

const move = ({ admin, menuId }: SeededMenu, cartId: string, body: GuestOrderMove) =>
  admin.ask(guestOrderEndpoints.move, { params: { menuId, cartId }, body });

/** Orders items, from the menu to the page of the sent order. Without an option, there is nothing to choose. */
async function order(page: Page, titles: readonly string[], option?: string): Promise<string> {
  for (const title of titles) await addByPanel(page, title);
  await page.getByRole('link', { name: /عرض السلة/ }).click();
  if (option) await page.getByRole('radio', { name: option }).check();
  await page.getByRole('textbox', { name: /الهاتف/ }).fill('0791234567');
  const branch = page.getByRole('combobox', { name: 'من أي فرع تستلم؟' });
  await expect(branch).toBeVisible({ visible: option === PICKUP });
  if (option === PICKUP) {
    // The device may remember the name of an earlier order.
    await page.getByRole('textbox', { name: /الاسم/ }).fill('');
    await confirm(page).click();
    await expect(page.getByText('اختر الفرع الذي تستلم منه')).toBeVisible();
    const named = page.locator('form').getByRole('alert').filter({ hasText: 'راجع' });
    await expect(named).toHaveText(/من أي فرع تستلم والاسم\.$/);
    await expect(branch).toBeFocused();
    await branch.selectOption(aBranch.address);
  }
  await page.getByRole('textbox', { name: /الاسم/ }).fill('رنا');
  await confirm(page).click();
  await expect(state(page, 'بانتظار ردّ المحل')).toBeVisible();
  // The page opens at its top.
  const title = page.getByRole('heading', { level: 1, name: /^طلب رقم/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#told')).toHaveText('بانتظار ردّ المحل');
  const way = page.getByRole('link', { name: 'الطريق' });
  await expect(way).toHaveCount(option === PICKUP ? 1 : 0);
  if (option === PICKUP) await expect(way).toHaveAttribute('href', new RegExp(`query=${aBranch.lat},${aBranch.long}$`));
  return cartIdOf(page);
}

test('from table code to ready order, guest and venue, despite a cut @phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  const menu = await venue(server);
  const { tableId, token } = await newTable(menu, { label: '7', zone: 'التراس' });
  await page.goto(`/t/${token}`);
  await expect(page).toHaveURL(`/m/${menu.menuId}?t=${token}`);
  const table = page.getByRole('region', { name: 'طاولة 7' });
  await expect(table).toContainText('التراس');
  const venueBrowser = await venueDevice(browser, server, menu, { width: 1024, height: 768 });
  await table.getByRole('button', { name: 'نادِ النادل' }).click();
  await expect(
    table.getByRole('button', { name: /(ناديت النادل|طلبت الحساب) .*يمكنك التكرار بعد (1:00|0:\d\d)/ }),
  ).toBeVisible();
  const { data: calls } = await menu.admin.ask(tableEndpoints.listCalls, { params: { menuId: menu.menuId } });
  expect(calls).toMatchObject([{ kind: 'waiter', table: { label: '7' } }]);
  await expectAccessible(page);

  // At a table nothing else is offered.
  const cartId = await order(page, [anItem.title]);
  await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/);
  await expect(page.getByText('طاولة 7')).toBeVisible();
  await expectAccessible(page);
  const card = orderCard(venueBrowser, cartId);
  await expect(card.getByRole('img', { name: 'يرنّ' })).toBeVisible();
  await expect(card).toContainText('7');
  await context.setOffline(true);
  await expect(page.getByText('لا اتصال الآن')).toBeVisible();
  await card.getByRole('button', { name: 'قبول · 20 دقيقة' }).click();
  await expect(orderColumn(venueBrowser, 'مقبولة').locator('[data-order]')).toHaveCount(1);
  await context.setOffline(false);
  await expect(state(page, 'قَبِل المحل طلبك')).toBeVisible();
  await expect(page.getByText(/بعد نحو 20 دقيقة/)).toBeVisible();
  await expect(page).toHaveTitle(/^✓ (غدًا )?\d\d:\d\d · مطعم إنوفا$/);

  await context.setOffline(true);
  await expect(page.getByText('لا اتصال الآن')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/بعد نحو (20|19) دقيقة/)).toBeVisible();
  await expect(page.getByText('لا اتصال الآن')).toBeVisible();
  await card.getByRole('button', { name: 'جاهز' }).click();
  await expect(orderColumn(venueBrowser, 'جاهزة').locator('[data-order]')).toHaveCount(1);
  await context.setOffline(false);
  await expect(state(page, 'طلبك جاهز')).toBeVisible();
  await expect(page.getByText('لا اتصال الآن')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'طلبك جاهز' })).toBeAttached();

  // Without scripts, the guest sees the same after reloading the page.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(page.url());
  await expect(state(reader, 'طلبك جاهز')).toBeVisible();
  await plain.close();

  // A replaced code leads to the menu without a table, which says so.
  await menu.admin.ask(tableEndpoints.rotate, { params: { menuId: menu.menuId, tableId } });
  const other = await context.newPage();
  await other.goto(`/t/${token}`);
  await expect(other.getByText('هذا الرمز لم يعد مستخدمًا')).toBeVisible();
  await expect(other.getByRole('region', { name: 'طاولة 7' })).toHaveCount(0);
  await other.close();
  await page.goto(`/m/${menu.menuId}`);

  // The menu links to the order while it is open, and offers to repeat it afterwards.
  await expect(page.getByRole('heading', { name: 'طلبك جاهز' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'تابع طلبك' })).toHaveAttribute('href', `/cart/${cartId}`);
  await card.getByRole('button', { name: 'قُدّم' }).click();
  await expect(card).toHaveCount(0);
  await venueBrowser.context().close();
  await page.reload();
  await page.getByRole('button', { name: 'أعِدها' }).click();
  await page.getByRole('button', { name: /^أضف إلى السلة 6\.50/ }).click();
  await expect(page.getByRole('link', { name: /عرض السلة/ })).toContainText('6.50 JD');
});

test('cancels while waiting, and orders the rest of a rejected order @phone', async ({ page, server }) => {
  const menu = await venue(server);
  await page.goto(`/m/${menu.menuId}`);
  const first = await order(page, [anItem.title], PICKUP);
  await expect(page.locator('.where')).toContainText(aBranch.address);
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click();
  await expect(page.getByRole('dialog', { name: 'إلغاء الطلب رقم 1؟' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'نعم، ألغِه' }).click();
  await expect(state(page, 'تم الإلغاء')).toBeVisible();
  await expect(page.locator('.where')).toHaveCount(0);
  // The page of a finished order has its date, and offers the same again.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d\d\/\d\d\/\d{4}/);
  await page.getByRole('button', { name: 'اطلب مثله من جديد' }).click();
  await expect(page.getByRole('button', { name: /^أضف إلى السلة 6\.50/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: /أضف إلى السلة/ }).click();
  await expect(page.getByRole('row', { name: new RegExp(anItem.title) })).toBeVisible();
  await page.getByRole('button', { name: /^إزالة/ }).click();
  await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible();

  await page.goto(`/m/${menu.menuId}`);
  await addByPanel(page, anItem.title);
  await page.getByRole('link', { name: /عرض السلة/ }).click();
  // The cart is open in another tab, which becomes the page of the order too.
  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await expect(confirm(otherTab)).toBeEnabled();
  await page.goto(`/m/${menu.menuId}`);
  const second = await order(page, [SECOND], PICKUP);
  expect(second).not.toBe(first);
  await expect(state(otherTab, 'بانتظار ردّ المحل')).toBeVisible();
  await expect(otherTab.getByRole('timer')).toHaveCSS('font-size', '40px');
  await otherTab.close();
  const words = { reason: 'sold-out' as const, reasonText: 'نعتذر كثيرًا', soldOut: [menu.itemId] };
  await move(menu, second, { state: 'rejected', from: 'pending', ...words });
  await expect(state(page, 'اعتذر المحل عن طلبك')).toBeVisible();
  await expect(page.getByText(`نفد ${anItem.title}`)).toBeVisible();
  await expect(page.getByText('نعتذر كثيرًا')).toBeVisible();
  await expect(page.locator('.where')).toHaveCount(0);
  await expectAccessible(page);
  // Instead of it, something else: the rest is in the cart by then, and a second press does not add it again.
  const rejected = page.url();
  for (let press = 0; press < 2; press += 1) {
    await page.goto(rejected);
    await page.getByRole('link', { name: 'اختر بديلًا من القائمة' }).click();
    await expect(page.locator('.replacing')).toContainText(anItem.title);
    await expect(page.getByRole('link', { name: /عرض السلة/ })).toHaveText(/^1\D.*2\.25/);
  }
  await page.reload();
  await expect(page.locator('.replacing')).toContainText(anItem.title);
  await page.getByRole('link', { name: /عرض السلة/ }).click();
  await expect(page.getByRole('textbox', { name: /الاسم/ })).toHaveValue('رنا');
  await expect(page.getByRole('radio', { name: PICKUP })).toBeChecked();
  await page.goto(rejected);
  await page.getByRole('button', { name: /اطلب الباقي دونه.*2\.25/ }).click();
  await expect(state(page, 'بانتظار ردّ المحل')).toBeVisible();
  expect(cartIdOf(page)).not.toBe(second);
  await expect(page.getByRole('heading', { level: 1, name: /^طلب رقم 3/ })).toBeVisible();
  await expect(page.locator('.where')).toContainText(aBranch.address);
});

test('completes a delivery below its minimum with the same details @phone', async ({ page, server }) => {
  const menu = await venue(server);
  const params = { menuId: menu.menuId, optionId: menu.optionId };
  const khalda = { title: 'خلدا', fee: 1, minOrder: 5 };
  const body = { title: 'توصيل', kind: 'delivery' as const, areas: [khalda] };
  const { data: option } = await menu.admin.ask(receiveOptionEndpoints.change, { params, body });
  const guest = visitor(server);
  const lines = [{ item: menu.itemId }, { item: await addItem(menu, { title: 'سلطة', price: 4 }) }];
  const details = { phone: '0791234567', name: 'رنا', address: 'شارع الرينبو 5', notes: 'اتصل أولًا', receiveOption: 0 };
  const area = option.areas?.[0]?._id;
  const send = async () => {
    const cartId = await newCart(guest, menu.menuId, lines);
    cartOf(await changeCart(guest, cartId, { ...details, area }));
    await move(menu, cartId, { state: 'rejected', from: 'pending', reason: 'sold-out' });
    return cartId;
  };
  const keepsDetails = async () => {
    await expect(page.getByRole('textbox', { name: /الهاتف/ })).toHaveValue(/791234567/);
    await expect(page.getByRole('textbox', { name: /الاسم/ })).toHaveValue('رنا');
    await expect(page.getByRole('textbox', { name: /العنوان/ })).toHaveValue('شارع الرينبو 5');
    await expect(page.getByRole('textbox', { name: /ملاحظات/ })).toHaveValue('اتصل أولًا');
    await expect(page.getByRole('combobox')).toHaveValue(area ?? '');
  };
  const cartId = await send();
  await changeItem(menu, menu.itemId, { soldOut: true });
  await page.goto(`/cart/${cartId}`);
  await expect(page.getByText('الحد الأدنى للتوصيل إلى')).toHaveText(/خلدا 5\.00 JD، وينقص الباقي 1\.00 JD/);
  await expect(page.getByRole('button', { name: /اطلب الباقي/ })).toHaveCount(0);
  await page.getByRole('button', { name: /أكمل الطلب/ }).click();
  await expect(page.getByRole('row', { name: /سلطة/ })).toBeVisible();
  await keepsDetails();

  // The price has changed since the page was drawn.
  await menu.admin.ask(receiveOptionEndpoints.change, {
    params,
    body: { areas: [{ ...khalda, ...(area === undefined ? {} : { _id: area }), minOrder: 0 }] },
  });
  await changeItem(menu, menu.itemId, { soldOut: false });
  const other = await send();
  await changeItem(menu, menu.itemId, { soldOut: true });
  await page.goto(`/cart/${other}`);
  const rest = page.getByRole('button', { name: /اطلب الباقي دونه.*5\.00/ });
  await expect(rest).toBeVisible();
  await expect(page.locator('html.live')).toBeAttached();
  await changeItem(menu, String(lines[1]?.item), { price: 6 });
  await rest.click();
  await expect(page.getByText('لم نرسل الطلب بعد')).toContainText(/تغيّر المجموع من \S*5\.00 JD\S* إلى \S*7\.00 JD/);
  await keepsDetails();
  await confirm(page).click();
  await expect(state(page, 'بانتظار ردّ المحل')).toBeVisible();
});
