/** A guest chooses extras, changes them in the cart, and orders for delivery. */
import { extraGroupEndpoints, receiveOptionEndpoints } from '@qaima/schemas';
import type { Locator, Page } from '@playwright/test';
import { addItem, cartOf, readCart } from '../support/carts.js';
import { idOf, newSeededMenu, type SeededMenu } from '../support/menus.js';
import { addButton } from '../support/itemPanel.js';
import { expect, expectAccessibleInBothModes, test } from '../support/playwright.js';
import { visitor } from '../support/users.js';

const panel = (page: Page) => page.getByRole('dialog');
const add = (page: Page) => panel(page).getByRole('button', { name: /^(أضف إلى السلة|احفظ التعديل)/ });
const group = (page: Page, title: string) => panel(page).getByRole('group', { name: title });
const bar = (page: Page) => page.getByRole('link', { name: /عرض السلة/ });
const confirm = (page: Page) => page.getByRole('button', { name: /^(إتمام الشراء|أرسل الباقي)/ });
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

const isFocusIn = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** A menu with a wrap in two sizes, with bread, extras, and a side dish for the large size. It delivers to an area. */
async function menuWithExtras(menu: SeededMenu) {
  const { admin, menuId, optionId } = menu;
  const make = async (body: object) =>
    (await admin.ask(extraGroupEndpoints.create, { params: { menuId }, body: body as never })).data;
  const create = async (body: object) => idOf(await make(body));
  const bread = { title: 'نوع الخبز', min: 1, max: 1, extras: [{ title: 'صاج', price: 0.25 }, { title: 'شراك' }] };
  const breadId = await create(bread);
  const added = { title: 'إضافات', max: 3, free: 1 };
  const extras = [
    { title: 'ثومية', price: 0.25 },
    { title: 'شيدر', price: 0.5, prices: [{ size: 'L', price: 0.75 }] },
    { title: 'أفوكادو', price: 1 },
  ];
  const stored = await make({ ...added, extras });
  const addedId = idOf(stored);
  const sideId = await create({ title: 'جانب العائلي', max: 1, extras: [{ title: 'سلطة', price: 1 }] });
  await addItem(menu, {
    title: 'لفّة الدار',
    price: 3,
    subItems: [
      { title: 'عادي', price: 3, code: 'S' },
      { title: 'عائلي', price: 6, code: 'L' },
    ],
    extras: [{ group: breadId }, { group: addedId }, { group: sideId, sizes: ['L'] }],
  });
  const areas = [
    { title: 'خلدا', fee: 1.5, minOrder: 12 },
    { title: 'عبدون', fee: 0, minutes: 45 },
  ];
  await admin.ask(receiveOptionEndpoints.change, {
    params: { menuId, optionId },
    body: { title: 'توصيل', kind: 'delivery', areas },
  });
  const sellOut = (title: string) =>
    admin.ask(extraGroupEndpoints.change, {
      params: { menuId, groupId: addedId },
      body: { extras: stored.extras.map((extra) => ({ ...extra, soldOut: extra.title === title })) },
    });
  return { sellOut };
}

test('chooses, mends and orders with extras', { tag: '@phone' }, async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  const { sellOut } = await menuWithExtras(menu);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/m/${menu.menuId}`);
  await expect(page.locator('html.live')).toBeAttached();
  await addButton(page, 'لفّة الدار').click();
  await expect(add(page)).toContainText('3.00 JD');

  // Without the required choice, the button leads to its group and adds nothing.
  await add(page).click();
  await expect(alert(page, 'نوع الخبز')).toBeVisible();
  await expect(group(page, 'نوع الخبز')).toBeInViewport();
  await expect(group(page, 'نوع الخبز').getByRole('radio').first()).toBeFocused();
  await expectAccessibleInBothModes(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /شراك/ })).toBeChecked();
  await expect(alert(page, 'نوع الخبز')).toHaveCount(0);
  await page.getByRole('radio', { name: /صاج/ }).check();
  await page.getByRole('checkbox', { name: /ثومية/ }).check();
  await page.getByRole('checkbox', { name: /شيدر/ }).check();
  // The cheaper extra is free: 3 + 0.25 + 0.5.
  await expect(page.locator('label', { hasText: 'ثومية' })).toContainText('مجانًا');
  await expect(add(page)).toContainText('3.75 JD');
  await page.getByRole('radio', { name: /عائلي/ }).check();
  await expect(add(page)).toContainText('7.00 JD');
  await page.getByRole('radio', { name: /سلطة/ }).check();
  await page.getByRole('radio', { name: /عادي/ }).check();
  await expect(panel(page).getByText(/غير متوفر مع هذا الاختيار: .*سلطة/)).toBeVisible();
  await page.getByRole('radio', { name: /عائلي/ }).check();
  await page.getByRole('textbox', { name: /ملاحظة/ }).fill('بلا بصل');
  await expect(add(page)).toContainText('8.00 JD');
  await expectAccessibleInBothModes(page);
  await add(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText('في سلتك ×1').first()).toBeVisible();
  await expect(bar(page)).toContainText('8.00 JD');

  // One tap adds an item without choices; its button is replaced by a stepper.
  await addButton(page, 'منسف باللحم البلدي').click();
  await page.getByRole('button', { name: /^زد «/ }).first().click();
  await expect(bar(page)).toContainText('21.00 JD');
  await page
    .getByRole('button', { name: /^أنقص «/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^أزل «/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'من السلة' })).toBeVisible();
  await expect(bar(page)).toContainText('8.00 JD');

  await bar(page).click();
  const line = row(page, 'لفّة الدار');
  await expect(line).toContainText(/عائلي، صاج.*\+0\.25.*ثومية، شيدر.*\+0\.75.*سلطة.*\+1\.00/);
  await expect(line).toContainText('بلا بصل');
  await expect(page.locator('html.live')).toBeAttached();
  await page.getByRole('textbox', { name: /الهاتف/ }).fill('0791234567');
  await page.getByRole('radio', { name: /توصيل/ }).check();
  await page.getByRole('textbox', { name: /العنوان/ }).fill('شارع وصفي التل 14');
  // The time of one area is not that of the others, so only that area says it.
  await expect(page.locator('label', { has: page.getByRole('radio', { name: /توصيل/ }) })).not.toContainText('45');
  const area = page.getByRole('combobox', { name: 'المنطقة' });
  await area.selectOption('\u2068عبدون\u2069 · التوصيل مجاني · 45 دقيقة');
  await expect(page.getByText('توصيل إلى عبدون').locator('..')).toContainText('مجاني');
  await expect(confirm(page)).toContainText('8.00 JD');
  await area.selectOption({ index: 1 });
  await expect(confirm(page)).toContainText('9.50 JD');
  await expectAccessibleInBothModes(page);
  await confirm(page).click();
  const below = page.getByText(/الحد الأدنى للطلب إلى .*خلدا.* هو .*12\.00.*وينقص طلبك .*4\.00/);
  await expect(below).toBeVisible();
  expect(await isFocusIn(page.getByRole('combobox', { name: 'المنطقة' }))).toBe(true);
  await line.getByRole('button', { name: /^زيادة كمية/ }).click();
  await expect(below).toBeHidden();
  await line.getByRole('button', { name: /^إنقاص كمية/ }).click();
  await expect(confirm(page)).toContainText('9.50 JD');

  // The line is edited in the same panel, which is filled in. Values typed in the form stay.
  await line.getByRole('link', { name: 'تعديل «لفّة الدار - عائلي»' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: /صاج/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /ملاحظة/ })).toHaveValue('بلا بصل');
  await page.getByRole('checkbox', { name: /أفوكادو/ }).check();
  await panel(page).getByRole('textbox', { name: 'الكمية' }).fill('2');
  await expect(add(page)).toContainText('18.00 JD');
  await add(page).click();
  await expect(page).toHaveURL(/\/cart\//);
  await expect(line).toContainText('أفوكادو');
  await expect(page.getByRole('textbox', { name: /العنوان/ })).toHaveValue('شارع وصفي التل 14');
  await expect(page.getByRole('combobox', { name: 'المنطقة' })).toHaveValue(/.+/);
  await expect(confirm(page)).toContainText('19.50 JD');

  // An extra has sold out meanwhile. The line shows this, and the guest edits it there.
  await sellOut('أفوكادو');
  await confirm(page).click();
  await expect(line).toContainText('نفدت «\u2068أفوكادو\u2069»');
  await expect(page.getByRole('textbox', { name: /العنوان/ })).toHaveValue('شارع وصفي التل 14');
  await line.getByRole('link', { name: /^تعديل/ }).click();
  await expect(page.getByRole('checkbox', { name: /أفوكادو/ })).toBeDisabled();
  await add(page).click();
  await expect(page).toHaveURL(/\/cart\//);
  await expect(line).not.toContainText('أفوكادو');
  await expect(confirm(page)).toContainText('17.50 JD');
  await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  await confirm(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^الطلب رقم/ })).toBeVisible();
  const cartId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const cart = cartOf(await readCart(visitor(server), cartId));
  expect(cart.total).toBe(17.5);
  expect(cart.totals).toEqual([
    { kind: 'items', amount: 16 },
    { kind: 'delivery', title: 'خلدا', amount: 1.5 },
  ]);
});
