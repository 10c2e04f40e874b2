/** A guest orders: from the item's card to the message to the venue. */
import { branchEndpoints, DAYS, receiveOptionEndpoints, sectionEndpoints, specialHoursEndpoints } from '@qaima/schemas';
import type { Locator, Page, Route } from '@playwright/test';
import { addItem, cartOf, changeItem, changeMenu, inDays, readCart } from '../support/carts.js';
import { addButton, addByPanel, openPanel } from '../support/itemPanel.js';
import { newSeededMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import { expect, expectAccessible, expectAccessibleInBothModes, test } from '../support/playwright.js';
import { gate, doubleClick } from '../support/doubleClick.js';

const panel = (page: Page) => page.getByRole('dialog');
const bar = (page: Page) => page.getByRole('link', { name: /عرض السلة/ });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label });
const confirm = (page: Page) => page.getByRole('button', { name: 'إتمام الشراء' });
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

const sendNow = (page: Page) => page.getByRole('link', { name: 'أرسله الآن' });
/** Makes the messaging link leave the tab as it is, as if an app had opened. */
const stayHere = (page: Page) => page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));

/** An address longer than one line, as real ones often are. */
const LONG_ADDRESS = 'خلدا، شارع وصفي التل، عمارة رقم 14، الطابق الثاني، شقة 5، مقابل الصيدلية الكبيرة، الجرس الأيسر';

/** A phone in landscape, and a laptop at 200 % zoom. */
const LOW_SCREENS = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const cartIdOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

test('chooses, adds, says who they are, and has the receipt and the message', async ({ page, server, isMobile }) => {
  // Colours are the same at both widths.
  const expectNoViolation = isMobile ? expectAccessibleInBothModes : expectAccessible;
  await page.goto('/m/innova');
  await addButton(page, 'فرّوج على الفحم').click();
  const submit = panel(page).getByRole('button', { name: /^أضف إلى السلة/ });
  await expect(submit).toContainText('3.20 JD');
  await panel(page)
    .getByRole('radio', { name: /فرّوج كامل/ })
    .check();
  await panel(page).getByRole('textbox', { name: 'الكمية' }).fill('٣');
  await expect(submit).toContainText('18.00 JD');
  await panel(page).getByRole('button', { name: 'أقل' }).click();
  await expect(submit).toContainText('12.00 JD');
  await expectNoViolation(page);
  // On a low screen the item's name and first option must be visible. Emulated phones are skipped, because they keep
  // their zoom when rotated.
  const size = page.viewportSize();
  for (const low of isMobile ? [] : LOW_SCREENS) {
    await page.setViewportSize(low);
    // As it opens: the choice above may have scrolled it.
    await panel(page)
      .locator('.inside')
      .evaluate((inside) => inside.scrollTo(0, 0));
    await expect(panel(page).getByRole('heading', { name: 'فرّوج على الفحم' })).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('radio').first()).toBeInViewport({ ratio: 1 });
  }
  if (size) await page.setViewportSize(size);
  await submit.dblclick();
  await expect(notice(page, /أُضيف .*فرّوج على الفحم.* إلى السلة/)).toBeVisible();
  await expect(addButton(page, 'فرّوج على الفحم')).toBeFocused();
  await expect(bar(page)).toContainText('2');
  await expect(bar(page)).toContainText('12.00 JD');
  // The bar stays visible at the end of the page.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });

  await bar(page).click();
  await expect(heading(page, 'سلة التسوق')).toBeVisible();
  const row = page.getByRole('row', { name: /فرّوج على الفحم/ });
  await expect(row).toContainText('فرّوج كامل');
  await expect(row.getByText('2', { exact: true })).toBeVisible();
  await expect(page.locator('.sums .whole')).toContainText('12.00 JD');
  await expect(confirm(page)).toContainText('12.00 JD');
  await expect(page.getByLabel(/البريد|عدد الضيوف/)).toHaveCount(0);

  await confirm(page).click();
  await expect(page.getByText('هذا الحقل مطلوب')).toBeVisible();
  await field(page, /الهاتف/).fill('١٢٣');
  await field(page, /الاسم/).fill('رنا منصور');
  await confirm(page).click();
  await expect(page.getByText('رقم هاتف غير صحيح')).toBeVisible();
  await expect(page.getByText('يرجى اختيار طريقة الاستلام')).toBeVisible();
  // Above the button all fields with an error are named once.
  const named = page.locator('form').getByRole('alert').filter({ hasText: 'راجع' });
  await expect(named).toHaveText('لم نرسل بعد. راجع: طريقة الاستلام والهاتف.');
  await field(page, /الهاتف/).fill('٠٧٩١٢٣٤٥٦٧');
  await expect(named).toHaveText('لم نرسل بعد. راجع: طريقة الاستلام.');
  await page.getByRole('radio', { name: /استلام من الفرع/ }).check();
  await expect(field(page, /العنوان/)).toBeHidden();
  await page.getByRole('radio', { name: /توصيل/ }).check();
  await field(page, /العنوان/).fill(LONG_ADDRESS.replace('، شقة', '،\nشقة'));
  await expect(field(page, /العنوان/)).toHaveValue(LONG_ADDRESS);
  await field(page, /العنوان/).press('Enter');
  await expect(field(page, /العنوان/)).toHaveValue(LONG_ADDRESS);
  // The address of a map has no spaces, and does not widen the page.
  await field(page, /ملاحظات/).fill(`https://maps.app.goo.gl/${'a'.repeat(100)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await field(page, /ملاحظات/).fill('بدون بصل');
  await page.reload();
  await expect(field(page, /ملاحظات/)).toHaveValue('بدون بصل');
  await expectNoViolation(page);
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'wa.me' }));
  await confirm(page).click();

  // Submitting leads directly to the messaging app. If the guest comes back without sending, this page and the menu
  // show a reminder.
  await page.waitForURL(/wa\.me/);
  await page.goBack();
  await expect(heading(page, /^الطلب رقم/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'طلبك لم يُرسل بعد' })).toBeInViewport({ ratio: 1 });
  await expect(heading(page, /^الطلب رقم/)).toBeFocused();
  await expect(page.locator('#told')).toHaveText('طلبك لم يُرسل بعد');
  await expect(page.locator('form')).toHaveCount(0);
  const address = page.getByRole('definition').filter({ hasText: LONG_ADDRESS });
  await expect(address).toBeVisible();
  await expect(page.getByRole('link', { name: '+962791234567' })).toHaveCount(0);
  const cart = cartOf(await readCart(visitor(server), cartIdOf(page)));
  expect(cart).toMatchObject({ clientPhone: '0791234567', name: 'رنا منصور', receiveOption: 0, total: 12 });
  const message = page.locator('.text');
  await expect(message).toContainText('فرّوج على الفحم (فرّوج كامل)');
  await expect(message).toContainText('ملاحظات: بدون بصل');
  await expect(message).toContainText(`العنوان: ${LONG_ADDRESS}`);
  const link = sendNow(page);
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe('https://wa.me/962790000010');
  expect(searchParams.get('text')?.split('\n').at(-1)).toBe(page.url());
  await expectNoViolation(page);

  const receipt = page.url();
  await page.goto('/m/innova');
  const reminder = page.getByRole('complementary', { name: 'طلبك لم يُرسل بعد' });
  await expect(reminder).toContainText('12.00 JD');
  await expect(reminder).toContainText('قطعتان · 12.00 JD.');
  await expect(sendNow(page)).toBeVisible();
  await expect(reminder.getByRole('button', { name: 'أرسلتُه' })).toBeVisible();
  // Notifications must not cover the reminder.
  await page.evaluate(() => {
    const said = document.body.appendChild(document.createElement('div'));
    said.className = 'notices';
    said.innerHTML = '<div>…</div>';
  });
  const isCovered = await reminder.evaluate((element) => {
    const [it, said] = [element, document.querySelector('.notices > div')].map((one) => one?.getBoundingClientRect());
    return it && said && it.left < said.right && said.left < it.right && it.top < said.bottom && said.top < it.bottom;
  });
  expect(isCovered).toBe(false);
  await page.locator('.notices').evaluate((said) => said.remove());
  await expect(sendNow(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/962790000010\?text=/);
  await expectNoViolation(page, '.unsent');
  await page.goto(receipt);
  await link.click();
  await page.waitForURL(/wa\.me/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'افتحها في واتساب' })).toBeVisible();
  await expect(page.getByText('يصل إلى المحل حين تُرسَل هذه الرسالة في واتساب.')).toBeVisible();
  await page.getByRole('link', { name: /مطعم إنوفا|العودة إلى القائمة/ }).click();
  await expect(page.locator('html.live')).toBeAttached();
  await expect(bar(page)).toBeHidden();
  await expect(reminder).toBeHidden();
  await addByPanel(page, 'فرّوج على الفحم');
  await bar(page).click();
  await expect(field(page, /الاسم/)).toHaveValue('رنا منصور');
  await expect(field(page, /ملاحظات/)).toHaveValue('');
});

test('sees the price of a deal without a picture next to the stepper', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  for (const title of ['منسف دجاج', 'كنافة', 'شاورما'])
    await addItem(menu, { title, price: 12.75, sale: { onSale: true, offPrice: 0.33 } });
  await page.goto(`/m/${menu.menuId}`);
  const strip = page.locator('.strip');
  const { height } = await boxOf(strip);
  await strip.getByRole('button', { name: /منسف دجاج/ }).click();
  const stepper = await boxOf(strip.getByRole('group', { name: /منسف دجاج/ }));
  const card = strip.getByRole('listitem').filter({ hasText: 'منسف دجاج' });
  for (const price of [card.locator('.price b'), card.locator('.price s')]) {
    const { y, height: high } = await boxOf(price);
    expect(y + high).toBeLessThanOrEqual(stepper.y);
  }
  // Nothing below moves.
  expect((await boxOf(strip)).height).toBe(height);
});

test(
  'changes or cancels an order that was not sent, and hides its reminder',
  { tag: '@phone' },
  async ({ page, server }) => {
    const menu = await newSeededMenu(server);
    await changeMenu(menu, { institution: { name: 'مطعم', whatsapp: 'https://wa.me/962790000010' } });
    await stayHere(page);
    const place = async () => {
      await page.goto(`/m/${menu.menuId}`);
      await addByPanel(page, 'منسف باللحم البلدي');
      await bar(page).click();
      await field(page, /الهاتف/).fill('0791234567');
      await field(page, /ملاحظات/).fill('بدون بصل');
      await confirm(page).click();
      await expect(sendNow(page)).toBeVisible();
      return cartIdOf(page);
    };
    const stateOf = async (cartId: string) => cartOf(await readCart(visitor(server), cartId)).state;
    const first = await place();
    await page.getByRole('button', { name: 'عدّل الطلب' }).click();
    await expect(heading(page, 'سلة التسوق')).toBeVisible();
    expect(await stateOf(first)).toBe('canceled');
    await expect(page.getByRole('row', { name: /منسف/ })).toBeVisible();
    await expect(field(page, /ملاحظات/)).toHaveValue('بدون بصل');
    await confirm(page).click();
    await expect(sendNow(page)).toBeVisible();
    const second = cartIdOf(page);

    // With a new cart, the reminder takes one line.
    await page.goto(`/m/${menu.menuId}`);
    const reminder = page.getByRole('complementary', { name: 'طلبك لم يُرسل بعد' });
    await expect(reminder.getByRole('button', { name: 'أرسلتُه' })).toBeVisible();
    await addByPanel(page, 'منسف باللحم البلدي');
    await expect(reminder.getByRole('button', { name: 'أرسلتُه' })).toBeHidden();
    const [{ y }, screen] = [await boxOf(reminder), page.viewportSize()];
    expect((screen?.height ?? 0) - y).toBeLessThan((screen?.height ?? 0) / 4);
    await expectAccessible(page);
    await reminder.getByRole('button', { name: 'أخفِ التذكير' }).click();
    await expect(reminder).toBeHidden();
    await expect(bar(page)).toBeVisible();

    await page.goto(`/cart/${second}`);
    await page.getByRole('button', { name: 'ألغِ الطلب' }).click();
    await expect(page.getByRole('heading', { name: 'تم الإلغاء' })).toBeVisible();
    expect(await stateOf(second)).toBe('canceled');
  },
);

test('counts on the menu only what can still be ordered @phone', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  const knafeh = await addItem(menu, { title: 'كنافة', price: 2 });
  await page.goto(`/m/${menu.menuId}`);
  await addByPanel(page, 'منسف باللحم البلدي');
  await addByPanel(page, 'كنافة');
  await expect(bar(page)).toHaveText(/^2\D.*8\.50/);
  await changeItem(menu, knafeh, { soldOut: true });
  await page.reload();
  await expect(bar(page)).toHaveText(/^1\D.*6\.50/);
});

test('removes what sold out meanwhile, undoes a removal, and goes on @phone', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  const knafeh = await addItem(menu, { title: 'كنافة', price: 2 });
  await page.goto(`/m/${menu.menuId}`);
  await addByPanel(page, 'منسف باللحم البلدي');
  await addByPanel(page, 'كنافة');
  await bar(page).click();
  await expect(heading(page, 'سلة التسوق')).toBeVisible();
  await expect(page.locator('html.live')).toBeAttached();
  const mansaf = page.getByRole('row', { name: /منسف/ });
  await mansaf.getByText('منسف').click();
  const more = page.getByRole('button', { name: 'زيادة كمية «منسف باللحم البلدي»' });
  const place = await more.boundingBox();
  await more.click();
  await expect(mansaf.getByText('2', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /منسف.*2.*15\.00/ })).toBeAttached();
  // The buttons of the stepper do not move when the text changes.
  expect(await more.boundingBox()).toEqual(place);
  const fewer = page.getByRole('button', { name: 'إنقاص كمية «منسف باللحم البلدي»' });
  await fewer.focus();
  await page.keyboard.press('Enter');
  await expect(mansaf.getByText('1', { exact: true })).toBeVisible();
  await expect(fewer).toBeFocused();
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^إزالة «منسف/ }).click();
  await expect(mansaf).toHaveCount(0);
  const rows = page.locator('tr[data-line]');
  const others = await rows.allTextContents();
  await notice(page, /أُزيل/).getByRole('button', { name: 'تراجع' }).click();
  // The restored line returns to its former position, before later lines.
  await expect(mansaf).toBeVisible();
  expect((await rows.allTextContents()).slice(1)).toEqual(others);

  await stayHere(page);
  await field(page, /الهاتف/).fill('0791234567');
  await page.getByRole('radio', { name: /توصيل/ }).check();
  await changeItem(menu, knafeh, { soldOut: true });
  await confirm(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '«\u2068كنافة\u2069» نفد.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /كنافة/ })).toContainText('نفد');
  const refusal = page.getByText('لم نرسل الطلب بعد');
  await expect(refusal).toContainText('«\u2068كنافة\u2069» نفد.');
  const takeOut = page.getByRole('button', { name: 'إزالة «كنافة»' });
  await expect(takeOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /كنافة/ })).toHaveCount(0);
  await expect(refusal).toBeHidden();
  await expect(field(page, /الهاتف/)).toHaveValue('0791234567');
  await confirm(page).click();
  await expect(heading(page, /^الطلب رقم/)).toBeVisible();
  // The reminder stays until the guest confirms that the message was sent.
  await expect(sendNow(page)).toBeVisible();
  // Paper leads nowhere.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('بيانات الزبون')).toBeVisible();
  await expect(page.locator('.back .i')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'أرسلتُه' }).click();
  await expect(sendNow(page)).toBeHidden();
  // The venue has removed its messaging link meanwhile, so the page tells the guest what to do instead.
  await changeMenu(menu, { institution: { whatsapp: '' } });
  await page.reload();
  await expect(page.getByText(/اتصل به واذكر الرقم/)).toBeVisible();

  await page.goto('/cart/000000000000000000000000');
  await expect(heading(page, 'سلتك فارغة')).toBeVisible();
  await expectAccessibleInBothModes(page);
});

test('sends an order with pending changes, and not without them @phone', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  await addItem(menu, { title: 'كنافة', price: 2 });
  await stayHere(page);
  await page.goto(`/m/${menu.menuId}`);
  await addByPanel(page, 'منسف باللحم البلدي');
  await addByPanel(page, 'كنافة');
  await bar(page).click();
  await field(page, /الهاتف/).fill('0791234567');
  await page.getByRole('radio', { name: /توصيل/ }).check();
  let changes = gate();
  let fails = true;
  await page.route(/\/api\/v1\/cart\/[^/]+\?index=/, async (route) => {
    await changes.opened;
    return fails ? route.abort() : route.continue();
  });
  const more = page.getByRole('button', { name: 'زيادة كمية «منسف باللحم البلدي»' });
  const mansaf = page.getByRole('row', { name: /منسف/ });
  const submit = page.locator('form [type=submit]');
  await expect(submit).toContainText('8.50 JD');
  await more.click();
  // The price and the sums are those of the new quantity before the server has answered.
  await expect(mansaf).toContainText('13.00 JD');
  await expect(submit).toContainText('15.00 JD');
  await submit.click();
  await expect(submit).toContainText('جارٍ التحميل');
  changes.open();
  await expect(page.getByRole('alert').filter({ hasText: 'لم يُحفظ آخر تعديل على سلتك' })).toBeVisible();
  await expect(mansaf.getByText('1', { exact: true })).toBeVisible();
  await expect(mansaf).toContainText('6.50 JD');
  await expect(submit).toContainText(/إتمام الشراء.*8\.50/);
  expect((await readCart(visitor(server), cartIdOf(page))).body.data?.rty).toBe(true);

  [changes, fails] = [gate(), false];
  await page.getByRole('button', { name: 'إزالة «كنافة»' }).click();
  await more.click();
  await more.click();
  await expect(submit).toContainText('19.50 JD');
  await submit.click();
  await expect(submit).toContainText('جارٍ التحميل');
  changes.open();
  await expect(heading(page, /^الطلب رقم/)).toBeVisible();
  const { items, total } = cartOf(await readCart(visitor(server), cartIdOf(page)));
  expect(items).toMatchObject([{ quantity: 3 }]);
  expect(total).toBe(19.5);
});

test(
  'orders once, although an answer was lost and the network was gone',
  { tag: '@desktop' },
  async ({ page, server, context }) => {
    const menu = await newSeededMenu(server);
    await page.goto(`/m/${menu.menuId}`);
    await addByPanel(page, 'منسف باللحم البلدي');
    let losing = true;
    let answered = gate();
    answered.open();
    const lose = async (route: Route) => {
      await answered.opened;
      if (!losing || route.request().method() !== 'PUT') return route.continue();
      losing = false;
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/v1/cart/*', lose);
    await stayHere(page);
    await openPanel(page, 'منسف باللحم البلدي');
    await panel(page)
      .getByRole('button', { name: /^أضف إلى السلة/ })
      .click();
    await expect(panel(page).getByRole('alert')).toContainText('تعذّر الاتصال بالخادم');
    await expect(panel(page).getByRole('button', { name: /^أضف إلى السلة/ })).toBeEnabled();
    answered = gate();
    await doubleClick(panel(page).locator('[type=submit]'), 'aria-disabled');
    answered.open();
    await expect(panel(page)).toBeHidden();
    await expect(bar(page)).toContainText('2');

    await bar(page).click();
    await field(page, /الهاتف/).fill('0791234567');
    await page.getByRole('radio', { name: /توصيل/ }).check();
    await context.setOffline(true);
    await expect(notice(page, 'لا يوجد اتصال بالإنترنت')).toBeVisible();
    await page.getByRole('button', { name: /^زيادة كمية/ }).click();
    await expect(notice(page, 'تعذّر الاتصال بالخادم')).toBeVisible();
    await expect(page.getByRole('row', { name: /منسف/ }).getByText('2', { exact: true })).toBeVisible();
    await confirm(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'تعذّر الاتصال بالخادم' })).toBeVisible();
    await context.setOffline(false);
    losing = true;
    await confirm(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'تعذّر الاتصال بالخادم' })).toBeVisible();
    await expect(confirm(page)).toBeEnabled();
    answered = gate();
    await doubleClick(page.locator('form [type=submit]'), 'aria-disabled');
    answered.open();
    await expect(heading(page, /^الطلب رقم/)).toBeVisible();
    expect(cartOf(await readCart(visitor(server), cartIdOf(page))).items).toMatchObject([{ quantity: 2 }]);
  },
);

test(
  'has one cart in two tabs, and closes the panel by going back',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const menu = await newSeededMenu(server);
    const address = `/m/${menu.menuId}`;
    const other = await context.newPage();
    await Promise.all([page.goto(address), other.goto(address)]);
    await page.bringToFront();
    await page.getByRole('heading', { name: 'منسف باللحم البلدي' }).first().click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await openPanel(page, 'منسف باللحم البلدي');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'منسف باللحم البلدي' }).first()).toBeFocused();

    await addByPanel(page, 'منسف باللحم البلدي');
    await other.bringToFront();
    await expect(bar(other)).toContainText('1');
    await addByPanel(other, 'منسف باللحم البلدي');
    await page.bringToFront();
    await expect(bar(page)).toContainText('2');

    // The cart page shows the server's messages too.
    await bar(page).click();
    await expect(heading(page, 'سلة التسوق')).toBeVisible();
    await expect(page.locator('html.live')).toBeAttached();
    await other.goto(page.url());
    await expect(other.locator('html.live')).toBeAttached();
    await other.bringToFront();
    await stayHere(page);
    await other.getByRole('button', { name: /^إزالة «منسف/ }).click();
    await expect(heading(page, 'سلتك فارغة')).toBeVisible();
    await notice(other, /أُزيل/).getByRole('button', { name: 'تراجع' }).click();
    await page.bringToFront();
    await expect(page.getByRole('row', { name: /منسف/ }).getByText('2', { exact: true })).toBeVisible();
    await field(page, /الهاتف/).fill('0791234567');
    await page.getByRole('radio', { name: /توصيل/ }).check();
    await confirm(page).click();
    await expect(heading(page, /^الطلب رقم/)).toBeVisible();
    await expect(heading(other, /^الطلب رقم/)).toBeVisible();
    await other.goto(address);
    await other.bringToFront();
    await addByPanel(other, 'منسف باللحم البلدي');
    await expect(bar(other)).toContainText('1');
  },
);

test('reads the item where nothing is sold', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  await changeMenu(menu, { enableBuy: false, institution: { whatsapp: '' } });
  const { admin, menuId, sectionId, branchId, optionId } = menu;
  const long = 'Slow Roasted Premium Angus Beef Tenderloin with Truffle Mashed Potatoes and a Red Wine Reduction';
  await changeItem(menu, menu.itemId, { title: long });
  await admin.ask(sectionEndpoints.change, { params: { menuId, sectionId }, body: { title: long } });
  await page.goto(`/m/${menu.menuId}`);
  await expect(page.locator('html.live')).toBeAttached();
  await expect(page.getByRole('button', { name: /أضف إلى السلة/ })).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  // A long section name is truncated with an ellipsis.
  const [row, chip] = await Promise.all(
    ['.chips ul', `.chips a[href="#${sectionId}"]`].map((part) => page.locator(part).boundingBox()),
  );
  expect(chip?.width).toBeLessThan(row?.width ?? 0);
  const spare = await page
    .getByRole('heading', { level: 3, name: long })
    .first()
    .evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title.querySelector('a') ?? title);
      return title.getBoundingClientRect().right - words.getBoundingClientRect().right;
    });
  expect(spare).toBeGreaterThanOrEqual(12);

  await admin.ask(branchEndpoints.remove, { params: { menuId, branchId } });
  await admin.ask(receiveOptionEndpoints.remove, { params: { menuId, optionId } });
  await page.reload();
  // On a wide screen, the sections reach to the end of the page.
  const ends = [page.getByRole('main'), page.locator('.page')].map((part) => part.boundingBox());
  const [sections, whole] = await Promise.all(ends);
  expect((sections?.x ?? Infinity) - (whole?.x ?? 0)).toBeLessThan(48);
});

test('is asked again when a price changes before the order is sent @phone', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  await changeItem(menu, menu.itemId, { title: 'منسف', price: 5 });
  await stayHere(page);
  await page.goto(`/m/${menu.menuId}`);
  await addByPanel(page, 'منسف');
  await bar(page).click();
  await field(page, /الهاتف/).fill('0791234567');
  await field(page, /ملاحظات/).fill('بدون بصل');
  await page.getByRole('radio', { name: /توصيل/ }).check();
  await changeItem(menu, menu.itemId, { price: 9 });
  await expect(confirm(page)).toContainText('5.00 JD');
  await confirm(page).click();
  const refusal = page.getByText('لم نرسل الطلب بعد');
  await expect(refusal).toContainText(/تغيّر المجموع من \S*5\.00 JD\S* إلى \S*9\.00 JD/);
  await expect(page.locator('#not-sent')).toBeFocused();
  const line = page.getByRole('row', { name: /منسف/ });
  // Struck, the lower price would read as a discount.
  await expect(line.locator('s')).toHaveCount(0);
  await expect(line).toContainText(/ارتفع، كان \S*5\.00 JD/);
  await expect(line).toContainText('9.00 JD');
  await expect(page.getByText('المجموع السابق')).toContainText('5.00 JD');
  await expect(confirm(page)).toContainText('9.00 JD');
  await expect(field(page, /الهاتف/)).toHaveValue('0791234567');
  await expect(field(page, /ملاحظات/)).toHaveValue('بدون بصل');
  await expectAccessible(page);
  const { rty } = (await readCart(visitor(server), cartIdOf(page))).body.data ?? {};
  expect(rty).toBe(true);
  await confirm(page).click();
  await expect(heading(page, /^الطلب رقم/)).toBeVisible();
  expect(cartOf(await readCart(visitor(server), cartIdOf(page))).total).toBe(9);
});

test('orders on a device that stores nothing, with one cart @phone', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  await changeItem(menu, menu.itemId, { title: 'منسف', price: 5 });
  await stayHere(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  });
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/cart')) created.push(request.url());
  });
  await page.goto(`/m/${menu.menuId}`);
  await addButton(page, 'منسف').click();
  await expect(bar(page)).toContainText('5.00 JD');
  await page.getByRole('button', { name: /^زد .*منسف/ }).click();
  await expect(bar(page)).toContainText('10.00 JD');
  await page.reload();
  await expect(bar(page)).toContainText('10.00 JD');
  await bar(page).click();
  await page.getByRole('link', { name: /^تعديل/ }).click();
  await panel(page).getByRole('button', { name: 'أكثر' }).click();
  await panel(page)
    .getByRole('button', { name: /^عدّل السلة|^احفظ/ })
    .click();
  await expect(page.getByRole('row', { name: /منسف/ })).toContainText('15.00 JD');
  await page.goto(page.url());
  await page
    .getByRole('link', { name: /Inova|إنوفا|العودة/ })
    .first()
    .click();
  await expect(bar(page)).toContainText('15.00 JD');
  await bar(page).click();
  await field(page, /الهاتف/).fill('0791234567');
  await page.getByRole('radio', { name: /توصيل/ }).check();
  await confirm(page).click();
  await expect(heading(page, /^الطلب رقم/)).toBeVisible();
  expect(created).toHaveLength(1);
});

test(
  'orders a combo while the venue is closed, not where nobody listens',
  { tag: '@phone' },
  async ({ page, server }) => {
    const menu = await newSeededMenu(server);
    const { admin, menuId, optionId } = menu;
    const day = DAYS[(new Date().getUTCDay() + 3) % 7] ?? 'sun';
    await changeMenu(menu, { workingDays: [{ day, start: '08:00', end: '20:00' }] });
    const kind = 'dine-in' as const;
    await admin.ask(receiveOptionEndpoints.change, {
      params: { menuId, optionId },
      body: { title: 'داخل المطعم', kind },
    });
    await stayHere(page);
    await page.goto(`/m/${menuId}`);
    await expect(page.locator('html.live')).toBeAttached();
    await openPanel(page, 'وجبة العائلة');
    await expect(panel(page)).toContainText('منسف باللحم البلدي');
    await expect(panel(page)).toContainText(/مغلق الآن، يفتح \S+ 08:00/);
    await panel(page)
      .getByRole('button', { name: /^أضف إلى السلة/ })
      .click();
    await bar(page).click();
    await expect(page.getByRole('row', { name: /وجبة العائلة/ })).toContainText('منسف باللحم البلدي');
    await expect(page.getByText(/مغلق الآن، يفتح \S+ 08:00/)).toBeVisible();
    await expect(field(page, /العنوان/)).toBeHidden();
    await field(page, /الهاتف/).fill('0791234567');
    await confirm(page).click();
    await expect(page.getByText('يرجى كتابة رقم الطاولة')).toBeVisible();
    await field(page, /الطاولة/).fill('7');

    await changeMenu(menu, { orders: { whenClosed: 'refuse' } });
    await confirm(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'لا نستقبل الطلبات قبل ذلك' })).toBeVisible();
    const refused = page.getByRole('button', { name: /نستقبل الطلبات \S+ من الساعة 08:00/ });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await expectAccessibleInBothModes(page);
    // The venue closes after the page was opened.
    await changeMenu(menu, { orders: { whenClosed: 'take' } });
    const days = DAYS.map((each) => ({ day: each, start: '00:00', end: '00:00' }));
    const { data: feast } = await admin.ask(specialHoursEndpoints.create, {
      params: { menuId },
      body: { title: 'عيد', from: inDays(-1), to: inDays(1), days },
    });
    await page.reload();
    await expect(field(page, /الطاولة/)).toHaveValue('7');
    await expect(page.locator('#closed')).toBeEmpty();
    await admin.ask(specialHoursEndpoints.remove, { params: { menuId, specialHoursId: feast._id } });
    await confirm(page).click();
    await expect(page.locator('#not-sent')).toContainText(/لم نرسل الطلب بعد: مغلق الآن، يفتح \S+ 08:00/);
    await expect(page.locator('#not-sent')).toBeFocused();
    await confirm(page).click();
    await expect(page.locator('.text')).toContainText('الطاولة: 7');
    await expect(page.locator('.text')).toContainText('1 × وجبة العائلة (منسف باللحم البلدي) = 20.00');
    await expect(page.locator('.text')).toContainText(/مغلق الآن، يفتح \S+ 08:00/);

    await changeMenu(menu, { institution: { whatsapp: '' } });
    await page.goto(`/m/${menuId}`);
    await expect(page.locator('html.live')).toBeAttached();
    await expect(page.getByRole('button', { name: /أضف إلى السلة/ })).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  },
);
