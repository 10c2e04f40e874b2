/**
 * A guest reads the menu: search, sharing, rating prompt, notifications, and a bad network.
 * (docs/spec/public-site.md#menu-page)
 */
import type { Locator, Page, Route } from '@playwright/test';
import { galleryEndpoints, receiveOptionEndpoints } from '@qaima/schemas';
import { addItem, changeItem, changeMenu } from '../support/carts.js';
import { addByPanel, openPanel } from '../support/itemPanel.js';
import { newSeededMenu } from '../support/menus.js';
import { Network } from '../support/network.js';
import { sizesOf } from '../support/pdf.js';
import { picture, send } from '../support/pictures.js';
import { expect, expectAccessibleInBothModes, test } from '../support/playwright.js';

const MENU = '/m/innova';

const dish = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 3, name: title });
const dialog = (page: Page) => page.getByRole('dialog');
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const rating = (page: Page) => page.getByRole('region', { name: 'كيف كانت تجربتك معنا؟' });
const live = (page: Page) => expect(page.locator('html.live')).toBeAttached();

test('finds a dish however it is spelled, and results keep their spelling', { tag: '@phone' }, async ({ page }) => {
  await page.goto(MENU);
  const field = page.getByRole('searchbox', { name: 'ابحث في القائمة' });
  await expect(rating(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await field.fill('مُسَخن');
  await expect(dish(page, 'مسخّن دجاج').first()).toBeVisible();
  // A phone's keyboard covers half of the screen, so results start in the other half, without the rating prompt in
  // between.
  await expect(rating(page)).toBeHidden();
  const from = async () => (await dish(page, 'مسخّن دجاج').first().boundingBox())?.y;
  // Until the search has scrolled, the dish is far above the screen.
  const isInUpperHalf = (y = -1) => y > 0 && y < 422;
  await expect.poll(async () => isInUpperHalf(await from())).toBe(true);
  const edge = async (part: string) => await page.locator(part).boundingBox();
  const [bar, count] = [await edge('.chips'), await edge('.found')];
  expect((count?.y ?? 0) + 8).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(dish(page, 'مسخّن دجاج').locator('mark').first()).toHaveText('مسخّن');
  await expect(dish(page, 'كباب خشخاش').first()).toBeHidden();
  await field.fill('كنافه');
  await expect(dish(page, 'كنافة ناعمة').first()).toBeVisible();
  await field.fill('pizza margherita');
  await expect(dish(page, 'بيتزا مارغريتا').locator('mark').first()).toHaveText('بيتزا');
  await expect(dish(page, 'كنافة ناعمة').first()).toBeHidden();
  await field.fill('اوزى');
  await expect(dish(page, 'أوزي باللحم').first()).toBeVisible();
  await expect(notice(page, 'نتيجة واحدة')).toBeVisible();
  await field.fill('falafel');
  const first = () => page.locator('main h3:visible').first();
  await expect(first()).toContainText('فلافل');
  // A dish is found by its name in the other language, which the page does not show.
  await field.fill('ouzi in pastry');
  await expect(dish(page, 'أوزي باللحم').first()).toBeVisible();
  await field.fill('دجاح');
  await expect(dish(page, 'مسخّن دجاج').first()).toBeVisible();
  await field.fill('سوشي');
  await expect(page.getByRole('heading', { name: 'لا نتائج' })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.getByRole('button', { name: 'اعرض القائمة كلها' }).click();
  await expect(dish(page, 'كباب خشخاش').first()).toBeVisible();
  await expect(field).toHaveValue('');
});

test('shares it: by the browser, by a copied link, or is told that it failed', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const refuse = () => Promise.reject(new DOMException('', location.hash.slice(1)));
    const share = (data: unknown) => (location.hash ? refuse() : Promise.resolve(void told.push(data)));
    Object.assign(window, { told });
    Reflect.deleteProperty(Navigator.prototype, 'share');
    if (location.search !== '?alone') Object.assign(navigator, { share });
    const writeText = (text: string) => (location.hash ? refuse() : Promise.resolve(void told.push(text)));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  const button = page.getByRole('button', { name: 'مشاركة القائمة' });
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');

  await page.goto(MENU);
  await button.click();
  expect(await told()).toEqual([
    { title: 'مطعم إنوفا', text: expect.stringContaining('منسف'), url: await canonical() },
  ]);
  // Closing the browser's share dialog is not an error.
  await page.goto(`${MENU}#AbortError`);
  await button.click();
  await expect(page.locator('.notices')).toHaveCount(0);

  await page.goto(`${MENU}?alone`);
  await button.click();
  await expect(notice(page, 'نُسخ الرابط')).toBeVisible();
  expect(await told()).toEqual([await canonical()]);
  await page.goto(`${MENU}?alone#NotAllowedError`);
  await button.click();
  await expect(notice(page, 'لم نستطع المشاركة')).toBeVisible();
});

test('reaches a dish by its own address, and the menu behind it', { tag: '@phone' }, async ({ page, context }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const writeText = (text: string) => Promise.resolve(void sessionStorage.setItem('copied', text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const shown = (of: Page) => of.getByRole('dialog', { name: 'بابا غنّوج' });
  await page.goto(MENU);
  await live(page);
  await dish(page, 'بابا غنّوج').click();
  await expect(shown(page)).toBeVisible();
  await page.reload();
  await expect(shown(page)).toBeVisible();
  await shown(page).getByRole('button', { name: 'مشاركة الصنف' }).click();
  await expect(notice(page, 'نُسخ الرابط')).toBeVisible();
  await page.goBack();
  await expect(shown(page)).toBeHidden();
  await page.goForward();
  await expect(shown(page)).toBeVisible();
  await shown(page).getByRole('button', { name: 'إغلاق' }).click();
  await expect(page).toHaveURL(new RegExp(`${MENU}$`));

  // Whoever gets the link sees the dish, and the menu at this dish after going back.
  const link = (await page.evaluate(() => sessionStorage.getItem('copied'))) ?? '';
  const other = await context.newPage();
  await other.goto(link);
  await expect(shown(other)).toBeVisible();
  await other.goBack();
  await expect(shown(other)).toBeHidden();
  await expect(dish(other, 'بابا غنّوج')).toBeInViewport();
  // Messengers append parameters.
  const suffixed = await context.newPage();
  await suffixed.goto(`${link}&x=1`);
  await expect(shown(suffixed)).toBeVisible();
  await other.goto(`${MENU}#item=${'x'.repeat(24)}`);
  await expect(notice(other, 'لم يعد في القائمة')).toBeVisible();
  await other.goto(link.replace('#', '?lang=en#'));
  await expect(other.getByRole('dialog', { name: 'Baba Ghanouj' })).toBeVisible();
});

interface RecordedShifts {
  readonly count: () => Promise<number>;
  /** The sum of the shifts after the first `before`, in which an element moved, what contains it, or what follows it. */
  readonly around: (element: Locator, before: number) => Promise<number>;
}

/** Records the layout shifts of a page with their nodes: other parts of the page may shift at the same time. */
async function recordShifts(page: Page): Promise<RecordedShifts> {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: (Node | null)[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        shifts.push({ value, nodes: sources.map(({ node }) => node) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    count: () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.length),
    around: (element, before) =>
      element.evaluate((block, first) => {
        const { shifts } = window as unknown as { shifts: { value: number; nodes: (Node | null)[] }[] };
        const touched = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINS;
        const isMoved = (node: Node | null) =>
          node !== null && (node === block || (block.compareDocumentPosition(node) & touched) !== 0);
        const moved = shifts.slice(first).filter(({ nodes }) => nodes.some(isMoved));
        return moved.reduce((sum, { value }) => sum + value, 0);
      }, before),
  };
}

test('is asked for a rating once, after 2.3 s, only where possible @phone', async ({ page, server }) => {
  const shifts = await recordShifts(page);
  await page.clock.install({ time: new Date('2026-11-21T11:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T11:00:01Z'));
  await page.goto(MENU);
  await live(page);
  await page.clock.runFor(2299);
  await expect(rating(page)).toBeHidden();
  const before = await shifts.count();
  await page.clock.runFor(2);
  await expect(rating(page)).toBeVisible();
  await page.clock.resume();

  // The prompt is in the page's flow below the viewport, so it shifts and covers nothing.
  expect((await rating(page).boundingBox())?.y).toBeGreaterThan(page.viewportSize()?.height ?? 0);
  expect(await shifts.around(rating(page), before)).toBe(0);
  const { position, follows } = await rating(page).evaluate((block) => ({
    position: getComputedStyle(block).position,
    follows: block.previousElementSibling?.matches('#main > section'),
  }));
  expect({ position, follows }).toEqual({ position: 'static', follows: true });
  await expectAccessibleInBothModes(page, '.rate');
  await expect(rating(page).getByRole('link', { name: 'قيّمنا على جوجل' })).toHaveAttribute('href', /^https:/);
  // Content near the viewport is laid out late and may move the button, so this waits until it is stable.
  const close = rating(page).getByRole('button', { name: 'إغلاق' });
  await close.scrollIntoViewIfNeeded();
  let place = '';
  await expect
    .poll(async () => {
      const before = place;
      place = JSON.stringify(await close.boundingBox());
      return place === before;
    })
    .toBe(true);
  await close.click();
  await expect(rating(page)).toBeHidden();
  await page.reload();
  await live(page);
  await page.clock.fastForward(10_000);
  await expect(rating(page)).toBeHidden();

  const menu = await newSeededMenu(server);
  await page.goto(`/m/${menu.menuId}`);
  await live(page);
  await page.clock.fastForward(10_000);
  await expect(rating(page)).toHaveCount(0);

  // At the end of the page, the prompt keeps a distance from the screen's edges.
  await changeMenu(menu, { institution: { googleRateUrl: 'https://g.page/r/example/review' } });
  await page.setViewportSize({ width: 390, height: 6000 });
  await page.reload();
  await live(page);
  await page.clock.fastForward(10_000);
  await expect(page.locator('body > .rate')).toBeVisible();
  expect(await rating(page).boundingBox()).toMatchObject({ x: 16, width: 358 });
});

test('is reminded to order after 2 s on an item, and nothing moves @phone', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T11:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T11:00:01Z'));
  await page.goto(MENU);
  await live(page);
  const card = page
    .getByRole('listitem')
    .filter({ has: dish(page, 'منسف دجاج') })
    .last();
  const hint = card.getByText('اطلبه الآن');
  const recorded = page.waitForRequest(/\/items\/[a-z0-9]{24}\/interests$/);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await card.boundingBox();
  let waited = 0;
  for (; waited < 10_000 && (await hint.count()) === 0; waited += 100) await page.clock.runFor(100);
  await expect(hint).toBeVisible();
  expect(waited).toBeGreaterThanOrEqual(2000);
  await recorded;
  expect(await card.boundingBox()).toEqual(before);
  await page.clock.resume();
  await expectAccessibleInBothModes(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(hint).toHaveCount(0);
});

test('opens the business panel, sees its hours, goes back by steps @phone', async ({ page }) => {
  await page.goto('/');
  await page.goto(MENU);
  await live(page);
  const menuButton = page.getByRole('button', { name: 'القائمة الجانبية' });
  await menuButton.click();
  await expect(dialog(page)).toBeVisible();
  for (const name of ['واتساب', 'إنستغرام', 'فيسبوك', 'إكس', 'سناب شات', 'البريد الإلكتروني', 'موقعنا على الخريطة']) {
    await expect(dialog(page).getByRole('link', { name })).toHaveAttribute('href', /^(?:https|mailto):/);
  }
  await expect(dialog(page).getByRole('link', { name: /اتصل بنا/ })).toHaveAttribute('href', /^tel:\+962/);
  await expectAccessibleInBothModes(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(menuButton).toBeFocused();
  await menuButton.click();
  await expect(dialog(page)).toBeVisible();
  // A click on the backdrop closes the dialog.
  await page.mouse.click(8, 400);
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: /^(مفتوح|مغلق) الآن/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'أوقات العمل' })).toBeVisible();
  await expect(dialog(page).getByRole('row')).toHaveCount(7);
  await expect(dialog(page).locator('[aria-current=date]')).toContainText('اليوم');
  await expectAccessibleInBothModes(page);
  // The page behind the dialog must not scroll.
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(MENU);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('sees all labels of a dish without a picture, by the panel’s buttons', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  await changeMenu(menu, { labelling: 'sa', languages: { default: 'ar', offered: ['ar', 'en'] } });
  await addItem(menu, { title: 'ورق عنب', pin: true, nutrition: { sodium: 2500 } });
  for (const language of ['ar', 'en']) {
    await page.goto(`/m/${menu.menuId}?lang=${language}`);
    await live(page);
    await openPanel(page, 'ورق عنب');
    const marks = dialog(page).locator('.pin');
    await expect(marks).toHaveCount(2);
    const boxes = (part: Locator) =>
      part.evaluateAll((found) =>
        found.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    const [shown, buttons] = await Promise.all([boxes(marks), boxes(dialog(page).locator('.shut'))]);
    const overlaps = shown.filter((mark) =>
      buttons.some(
        (button) =>
          mark.left < button.right && button.left < mark.right && mark.top < button.bottom && button.top < mark.bottom,
      ),
    );
    expect([buttons.length, overlaps]).toEqual([2, []]);
    const stepper = await dialog(page).locator('.order .stepper').boundingBox();
    expect([stepper?.width, stepper?.height].map((length) => Math.round(length ?? 0))).toEqual([122, 52]);
  }
});

test('has what is ordered beside the sections of a wide screen', { tag: '@desktop' }, async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  await addItem(menu, { title: 'كنافة', price: 2 });
  await menu.admin.ask(receiveOptionEndpoints.create, { params: menu, body: { title: 'استلام' } });
  await page.goto(`/m/${menu.menuId}`);
  await live(page);
  // A key focuses the search; in the field it is an ordinary character.
  const search = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toHaveValue('/');
  await search.press('Escape');
  // An Arabic layout has another letter on that key.
  await page.locator('body').dispatchEvent('keydown', { key: 'ظ', code: 'Slash', bubbles: true });
  await expect(search).toBeFocused();
  await search.press('Escape');
  const cart = page.locator('.yours');
  await expect(cart).toContainText('اختر ما يعجبك من القائمة');
  await expectAccessibleInBothModes(page);
  await addByPanel(page, 'منسف باللحم البلدي');
  await addByPanel(page, 'كنافة');
  await addByPanel(page, 'كنافة');
  await expect(cart.getByRole('listitem')).toHaveText([/منسف باللحم البلدي.*6\.50 JD.*1/, /كنافة.*4\.00 JD.*2/]);
  const more = cart.getByRole('button', { name: 'زد «\u2068كنافة\u2069»' });
  await more.click();
  await expect(cart.getByRole('listitem').nth(1)).toHaveText(/كنافة.*6\.00 JD.*3/);
  await expect(more).toBeFocused();
  await cart.getByRole('button', { name: 'أزل «\u2068كنافة\u2069»' }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(cart.getByRole('listitem').nth(1)).toHaveText(/كنافة.*6\.00 JD.*3/);
  await page.reload();
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothModes(page);

  // The column begins beside the identity card, over the hero, and ends within the window.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const [column, identity, link] = await Promise.all(
    [cart.locator('> div'), page.locator('.identity'), cart.getByRole('link', { name: /عرض السلة/ })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(column?.y).toBeCloseTo(identity?.y ?? 0, 0);
  const [columnEnd, linkEnd] = [column, link].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  expect(columnEnd).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  expect(linkEnd).toBeLessThan(columnEnd ?? 0);
  // Scrolled, it may be as high as the window.
  const margins = (page.viewportSize()?.height ?? 0) - 48;
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(cart.locator('> div')).toHaveCSS('max-block-size', `${margins}px`);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(cart.locator('.whole')).toHaveText(/المجموع الكلي.*12\.50 JD/);
  await cart.getByRole('radio', { name: 'توصيل' }).check();
  await cart.getByRole('link', { name: /عرض السلة/ }).click();
  await expect(page.getByRole('radio', { name: /توصيل/ })).toBeChecked();
  await page.getByRole('button', { name: /إزالة «منسف/ }).click();
  const undo = page.getByRole('button', { name: 'تراجع' });
  await expect(undo).toBeVisible();
  await page.getByRole('textbox', { name: /الهاتف/ }).fill('0791234567');
  await page.getByRole('radio', { name: /توصيل/ }).check();
  await page.getByRole('textbox', { name: /العنوان/ }).fill('شارع الرينبو 12');
  await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'إتمام الشراء' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^الطلب رقم/ })).toBeVisible();
  // After the order was sent, undo is not possible and not offered.
  await expect(undo).toHaveCount(0);
});

test(
  'reads everything without JavaScript, and meets nothing dead',
  { tag: '@desktop' },
  async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(server.origin + MENU);
    for (const name of ['الـعـــروض', 'أطباق أردنية', 'الوجبات المجمّعة']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const card = page.getByRole('listitem').filter({ has: dish(page, 'منسف دجاج') });
    await expect(card.last()).toContainText('6.50 JD');
    await expect(page.getByRole('row', { name: /الجمعة/ })).toContainText(/09:00 حتى 11:30.*13:30 حتى 01:00/);
    await expect(page.getByText(/فعّل JavaScript/)).toBeVisible();
    const branches = page.locator('#branches');
    await expect(branches).toContainText('الفرع الرئيسي');
    await expect(branches.getByRole('link', { name: /\+962/ }).first()).toHaveAttribute('href', /^tel:\+962/);
    await expect(page.getByRole('link', { name: 'اتصل بنا' }).first()).toBeVisible();
    for (const dead of [page.getByRole('button'), page.getByRole('searchbox'), page.locator('.yours')]) {
      await expect(dead.and(page.locator(':visible'))).toHaveCount(0);
    }
    await context.close();
  },
);

/** Waits until the service worker has cached the open page. */
async function kept(page: Page): Promise<void> {
  const pages = () => page.evaluate(async () => (await (await caches.open('qaima-pages-1')).keys()).length);
  await expect.poll(pages).toBeGreaterThan(0);
}

test(
  'prints two columns, prices, hours, phone, code; a long menu in 8 pages',
  { tag: '@desktop' },
  async ({ page }) => {
    const code = page.waitForResponse(/\/m\/innova\/qr\.svg$/);
    await page.goto(MENU);
    await live(page);
    expect((await code).headers()['content-type']).toBe('image/svg+xml');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.paper')).toContainText('+962');
    for (const shown of ['منسف بلدي', 'كنافة ناعمة']) await expect(dish(page, shown).last()).toBeVisible();
    await expect(page.locator('#main')).toHaveCSS('column-count', '2');
    await expect(page.locator('.item .price b:visible').first()).toContainText('JD');
    await expect(page.getByRole('row', { name: /الخميس/ })).toBeVisible();
    for (const gone of ['.hero', '.plus', '.look', '.chips', '.go-to-cart']) {
      await expect(page.locator(gone).and(page.locator(':visible'))).toHaveCount(0);
    }
    // Paper has nothing to press, and no dish is cut by its edge.
    await expect(page.locator('main :is(button,.all)').and(page.locator(':visible'))).toHaveCount(0);
    for (const whole of ['.item', '.combo'])
      await expect(page.locator(whole).first()).toHaveCSS('break-inside', 'avoid');
    // The code that draws the extras and the letters of allergens is loaded after the page.
    const boxes = page.locator('.extras-box:visible');
    const begin = () => page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => begin().then(() => boxes.count())).toBeGreaterThan(1);
    const dishOnPaper = page.locator('.item').filter({ has: dish(page, /^منسف دجاج/) });
    await expect(dishOnPaper.getByRole('heading')).toHaveText('منسف دجاج م، ح، غ');
    await expect(dishOnPaper.locator('.facts li:visible')).toHaveText('940 سعرة');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sizes = await sizesOf(pdf);
    expect(sizes.length).toBeLessThanOrEqual(8);
    expect(sizes.map((size) => size.map(Math.round))).toEqual(sizes.map(() => [595, 842]));
  },
);

test('opens a picture large, and is back where they were', async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  const file = await picture().png().toBuffer();
  const gallery = { menuId: menu.menuId, sectionId: menu.sectionId, galleryId: menu.galleryId };
  await menu.admin.ask(galleryEndpoints.change, { params: gallery, body: { image: 'الثانية' } });
  for (const galleryImageIndex of [0, 1]) {
    const place = { menu: menu.menuId, gallery: menu.galleryId, galleryImageIndex };
    await send(menu.provider, { model: 'gallery', path: 'image', data: place, file });
  }
  await page.goto(`/m/${menu.menuId}`);
  await live(page);
  const link = page
    .locator('.shots')
    .getByRole('button', { name: /^كبّر الصورة/ })
    .first();
  await link.focus();
  await page.keyboard.press('Enter');
  const [first, second] = [dialog(page).locator('img').first(), dialog(page).locator('img').nth(1)];
  await expect(first).toBeInViewport();
  await expectAccessibleInBothModes(page);
  await page.keyboard.press('ArrowLeft');
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await dialog(page).getByRole('button', { name: 'الصورة السابقة' }).click();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test(
  'opens it without a network after one visit, and is told that it is old',
  { tag: '@phone' },
  async ({ page, server }) => {
    const network = await Network.to(server);
    await page.goto(network.origin + MENU);
    await kept(page);
    await addByPanel(page, 'منسف دجاج');
    // The network fails after the page has loaded.
    await page.context().setOffline(true);
    await expect(notice(page, /^لا يوجد اتصال بالإنترنت\.$/)).toBeInViewport();
    await page.context().setOffline(false);
    await expect(notice(page, /^لا يوجد اتصال بالإنترنت\.$/)).toHaveCount(0);
    const carts = () => page.evaluate(async () => (await (await caches.open('qaima-carts-1')).keys()).length);
    await expect.poll(carts).toBe(1);
    network.become('gone');
    await page.getByRole('link', { name: /عرض السلة/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'سلتك' })).toBeVisible();
    await expect(page.getByText('إرسالها يحتاج إلى اتصال')).toBeVisible();
    await expect(page.getByRole('listitem')).toContainText('منسف دجاج');
    await expectAccessibleInBothModes(page);
    await page.getByRole('link', { name: 'العودة إلى القائمة' }).click();
    await expect(notice(page, /^لا يوجد اتصال\. آخر تحديث .*20\d\d/)).toBeVisible();
    await expect(dish(page, 'منسف دجاج').last()).toBeAttached();
    // The printed code has the menu's id instead of its short name.
    await page.goto(`${network.origin}/m/${await page.locator('body').getAttribute('data-menu')}`);
    await expect(dish(page, 'منسف دجاج').last()).toBeAttached();
    await live(page);
    await expectAccessibleInBothModes(page);
    await page
      .getByRole('button', { name: /^أضف إلى السلة/ })
      .first()
      .click();
    const submit = dialog(page).getByRole('button', { name: /^أضف إلى السلة/ });
    // The device keeps what can't be added now.
    const waits = notice(page, 'ونضيفه إلى سلتك حين يعود');
    await expect(submit.or(waits)).toBeVisible();
    if (await submit.isVisible()) await submit.click();
    await expect(waits).toBeVisible();
    if (await submit.isVisible()) await page.keyboard.press('Escape');
    // What waits is in the cart, and can be taken out of it again.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('queued:');
    await page.getByRole('link', { name: /عرض السلة/ }).click();
    const waiting = page.getByRole('listitem').filter({ hasText: 'ينتظر الاتصال' });
    await expectAccessibleInBothModes(page);
    await waiting.getByRole('button', { name: /^إزالة/ }).click();
    await expect(waiting).toHaveCount(0);
    await expect(page.locator('.sum')).toHaveText(/^المجموع6\.50/);
    await page.getByRole('link', { name: 'حاول مجددًا' }).click();
    await expect(page.getByRole('listitem')).toContainText('منسف دجاج');
    await page.getByRole('link', { name: 'العودة إلى القائمة' }).click();
    network.become('good');
    await page.getByRole('link', { name: 'حاول مجددًا' }).click();
    await expect(notice(page, 'آخر تحديث')).toHaveCount(0);
    network.close();
  },
);

test('finds the language of the last visit again at the next scan', { tag: '@phone' }, async ({ page, context }) => {
  const language = (of: Page) => of.locator('html').getAttribute('lang');
  await page.goto(MENU);
  await kept(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/lang=en/);
  const next = await context.newPage();
  await next.goto(`${MENU}?t=former1234`);
  expect(await language(next)).toBe('en');
  // An address that names its language, and links within the site.
  await next.goto(`${MENU}?lang=ar`);
  expect(await language(next)).toBe('ar');
  await next.goto(MENU);
  await next.getByRole('link', { name: 'العربية' }).click();
  await expect(next).toHaveURL(/lang=ar/);
  await page.goto(MENU);
  expect(await language(page)).toBe('ar');
});

test(
  'stays in a shared link’s language next time, until choosing the other',
  { tag: '@phone' },
  async ({ page, context }) => {
    const language = page.locator('html');
    await page.goto(`${MENU}?lang=en`);
    await kept(page);
    await page.goto(MENU);
    await expect(language).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(language).toHaveAttribute('lang', 'ar');
    // A later link changes no choice.
    await page.goto(`${MENU}?lang=en`);
    await expect(language).toHaveAttribute('lang', 'en');
    const next = await context.newPage();
    await next.goto(MENU);
    await expect(next.locator('html')).toHaveAttribute('lang', 'ar');
  },
);

test('sees the colours of a picture until it has come', { tag: '@phone' }, async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/public/uploads/**', (route) => {
    held.push(route);
  });
  // Does not wait for `load`, because pending pictures delay that event.
  await page.goto(MENU, { waitUntil: 'commit' });
  const frame = page.locator('.look:has(img)').first();
  const hasColours = () => frame.evaluate(({ style }) => style.backgroundImage.startsWith('url("data:image/png'));
  await expect.poll(hasColours).toBe(true);
  await Promise.all(held.map((route) => route.continue()));
  await expect
    .poll(() => frame.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect.poll(hasColours).toBe(false);
});

test('is told of a slow network, and gets what is new when it comes', { tag: '@phone' }, async ({ page, server }) => {
  const menu = await newSeededMenu(server);
  const network = await Network.to(server);
  const address = `${network.origin}/m/${menu.menuId}`;
  await page.goto(address);
  await kept(page);
  network.become('slow');
  await page.goto(address);
  await expect(notice(page, /^الاتصال بطيء\. آخر تحديث/)).toBeVisible();
  await live(page);
  network.become('good');
  // The cached page was current, so the notice disappears without another one.
  await expect(notice(page, 'آخر تحديث')).toHaveCount(0);

  network.become('slow');
  await page.goto(address);
  await expect(notice(page, /^الاتصال بطيء/)).toBeVisible();
  await live(page);
  await changeItem(menu, menu.itemId, { title: 'منسف جديد' });
  network.become('good');
  await expect(dish(page, 'منسف جديد')).toBeVisible();
  await expect(notice(page, 'آخر تحديث')).toHaveCount(0);

  // If the reader is already using the old page, the new version is only offered.
  network.become('slow');
  await page.goto(address);
  await expect(notice(page, /^الاتصال بطيء/)).toBeVisible();
  await live(page);
  await page.getByRole('searchbox').fill('منسف');
  await changeItem(menu, menu.itemId, { title: 'منسف ثالث' });
  network.become('good');
  await page.getByRole('link', { name: 'اعرضها' }).click();
  await expect(dish(page, 'منسف ثالث')).toBeVisible();
  network.close();
});
