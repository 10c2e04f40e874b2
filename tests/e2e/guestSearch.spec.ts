/** A guest finds the closest branch, the distances, and the map. */
import type { BrowserContext, Page } from '@playwright/test';
import { changeMenu } from '../support/carts.js';
import { newSeededMenu } from '../support/menus.js';
import { picture } from '../support/pictures.js';
import { expect, expectAccessible, expectAccessibleInBothModes, test } from '../support/playwright.js';
import { gate, doubleClick } from '../support/doubleClick.js';
import type { RunningServer } from '../support/server.js';

/** A point between Amman and Irbid, closer to Irbid. */
const JERASH = { longitude: 35.8913, latitude: 32.2747 };
const HOSTILE = '<img src=x onerror=alert(1)>مطبخ';

// The service worker's cache would hide the failures that these tests simulate.
test.use({ serviceWorkers: 'block' });

const branches = (page: Page) => page.locator('#branches');
const place = (page: Page, address: string) => branches(page).getByRole('listitem').filter({ hasText: address });
const question = (page: Page) => branches(page).getByRole('button', { name: 'أيّ فرع أقرب إليّ؟' });
const mapButton = (page: Page, address: string) =>
  place(page, address).getByRole('button', { name: 'الخريطة', exact: true });
const map = (page: Page) => branches(page).getByRole('application', { name: /^خريطة/ });

async function allow(context: BrowserContext): Promise<void> {
  await context.setGeolocation(JERASH);
  await context.grantPermissions(['geolocation']);
}

/** Counts the page's geolocation requests. The counter is installed before the page's scripts run. */
async function countQuestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset['asked'] = String(Number(document.documentElement.dataset['asked'] ?? 0) + 1);
      ask(...given);
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-asked')) ?? 0);
}

/** Serves map tiles of one colour, or makes them fail. @returns the requested URLs */
async function routeTiles(page: Page, tiles: { fail: boolean }): Promise<string[]> {
  const asked: string[] = [];
  const body = await picture(256, 256).png().toBuffer();
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return tiles.fail ? route.abort() : route.fulfill({ body, contentType: 'image/png' });
  });
  return asked;
}

async function hostileMenu(server: RunningServer): Promise<string> {
  const menu = await newSeededMenu(server);
  await changeMenu(menu, {
    institution: { name: HOSTILE, location: { address: HOSTILE } },
    lat: 31.95,
    long: 35.92,
  });
  return menu.menuId;
}

test('is asked for the position on press, told the failure and branch @phone', async ({ page, context }) => {
  const questions = await countQuestions(page);
  const measured = gate();
  await page.route('**/api/v1/distances', async (route) => {
    await measured.opened;
    // Only the request for the second branch in Amman fails.
    await (route.request().postData()?.includes('35.9235') ? route.abort() : route.continue());
  });
  await page.goto('/m/innova');
  await expect(question(page)).toBeVisible();
  expect(await questions()).toBe(0);
  await question(page).click();
  await expect(branches(page).getByText('لم يُسمح لنا بمعرفة موقعك', { exact: false })).toBeVisible();
  expect(await questions()).toBe(1);
  await expectAccessibleInBothModes(page, '#branches');

  await allow(context);
  await doubleClick(branches(page).locator('[data-closest]'), 'aria-busy');
  measured.open();
  await expect(branches(page).getByRole('status')).toHaveText('الفرع الأقرب إليك: إربد، شارع شفيق ارشيدات');
  expect(await questions()).toBe(2);
  await expect(question(page)).toBeHidden();
  await expect(place(page, 'إربد')).toContainText('الفرع الأقرب!');
  await expect(place(page, 'إربد')).toContainText('يبعد عنك 30 كم');
  await expect(branches(page).getByRole('listitem').first()).toContainText('الفرع الرئيسي');
  await expect(branches(page).getByRole('listitem').first()).toContainText('يبعد عنك 32 كم');
  await expect(branches(page).getByText('الفرع الأقرب!')).toHaveCount(1);
  await expect(place(page, 'شارع الرينبو')).not.toContainText('يبعد');
  await expectAccessibleInBothModes(page, '#branches');
});

test(
  'is told at once if already allowed, and nothing where it is turned off',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await allow(context);
    const questions = await countQuestions(page);
    await page.goto('/m/innova?lang=en');
    await expect(place(page, 'Irbid')).toContainText('The closest branch!');
    await expect(place(page, 'Irbid')).toContainText('30 km away from you');

    const menu = await newSeededMenu(server);
    await changeMenu(menu, { lat: 31.95, long: 35.92, doMarkClosestBranch: false });
    await page.goto(`/m/${menu.menuId}`);
    await expect(mapButton(page, 'إربد')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(await questions()).toBe(0);
  },
);

test('is told that the browser can’t, and reads on', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }));
  await page.goto('/m/innova?lang=en');
  await expect(branches(page).getByText('Geolocation is not supported by this browser.')).toBeVisible();
  await expect(place(page, 'Irbid').getByRole('link', { name: 'Open in maps' })).toBeVisible();
});

test('opens a map, reads whose place it is, and goes on to the maps service', async ({ page, context, server }) => {
  const scripts: string[] = [];
  page.on('dialog', () => scripts.push('a dialog'));
  page.on('console', (message) => message.type() === 'error' && scripts.push(message.text()));
  const tiles = await routeTiles(page, { fail: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/m/${await hostileMenu(server)}`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/assets\/(map|answer)-|openstreetmap/.test(url))).toEqual([]);

  const main = branches(page).getByRole('listitem').first();
  const button = main.getByRole('button', { name: 'الخريطة', exact: true });
  await button.click();
  await expect(map(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => tiles.filter((url) => url.includes('/16/')).length).toBeGreaterThan(0);
  await map(page).hover();
  await page.mouse.wheel(0, -300);
  const pin = map(page).getByRole('button', { name: `موقع ${HOSTILE} على الخريطة` });
  await pin.press('Enter');
  await expect(map(page).getByText(`موقع ${HOSTILE} على الخريطة`)).toBeVisible();
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(main.locator('img[src=x]')).toHaveCount(0);
  expect(tiles.filter((url) => !url.includes('/16/'))).toEqual([]);
  await expectAccessibleInBothModes(page, '#branches');

  await context.route('https://www.google.com/maps/**', (route) => route.fulfill({ body: 'maps' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), map(page).click({ position: { x: 200, y: 180 } })]);
  await opened.waitForURL('https://www.google.com/maps/search/?api=1&query=31.95,35.92');
  await opened.close();
  await button.click();
  await expect(map(page)).toHaveCount(0);
  expect(scripts).toEqual([]);
});

test('keeps the address and the link when the map fails, and retries', { tag: '@phone' }, async ({ page }) => {
  const tiles = { fail: true };
  await routeTiles(page, tiles);
  await page.route('**/assets/map-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/m/innova');
  const aqaba = place(page, 'العقبة');
  const button = mapButton(page, 'العقبة');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'تعذّر الاتصال' })).toBeVisible();
  await page.reload();
  await button.click();
  await expect(aqaba.getByText('تعذّر تحميل الخريطة', { exact: false })).toBeVisible();
  await expect(aqaba.getByRole('link', { name: 'افتح في الخرائط' })).toHaveAttribute('href', /^https:\/\/www\.google/);
  await expect(aqaba.getByRole('link', { name: '+962 79 000 0013' })).toHaveAttribute('href', 'tel:+962790000013');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  tiles.fail = false;
  await button.click();
  await expect(map(page)).toBeVisible();
  await expect(aqaba.getByText('تعذّر تحميل الخريطة', { exact: false })).toHaveCount(0);
});

test(
  'reads addresses and links without any script, and meets no button',
  { tag: '@phone' },
  async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.origin}/m/innova`);
    await expect(place(page, 'العقبة').getByRole('link', { name: 'افتح في الخرائط' })).toBeVisible();
    await expect(place(page, 'العقبة').getByRole('heading')).toBeVisible();
    await expect(branches(page).getByRole('button')).toHaveCount(0);
    await context.close();
  },
);

test('filters allergens in three answers, undeclared is never free @phone', async ({ page }) => {
  await page.goto('/m/innova');
  const items = () =>
    page.locator('#main .item').evaluateAll((all) => all.map((item) => item.getAttribute('data-item')));
  const before = await items();
  const opener = page.getByRole('button', { name: 'الحساسية والنظام الغذائي' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'الحساسية والنظام الغذائي' });
  // Nothing is said to be declared while nothing is asked.
  await expect(dialog.getByRole('group', { name: 'ما الذي أعرضه لك؟' })).toBeHidden();
  await expect(dialog.getByText('صرّح المحل')).toBeHidden();
  await dialog.getByRole('checkbox', { name: 'حليب' }).check();
  await expect(dialog.getByText('صرّح المحل بخلوّ الصنف')).toBeVisible();
  await expectAccessible(page, '#filter');
  await dialog.getByRole('button', { name: /^اعرض/ }).click();
  await expect(page.getByRole('heading', { name: 'خالٍ منها' })).toBeVisible();
  const titles = (group: string) => page.getByRole('region', { name: group }).locator('h3').allTextContents();
  const free = await titles('خالٍ منها');
  const unknown = await titles('لم يُذكر');
  const withMilk = ['لبنة بالنعنع', 'عيران', 'غداء المكتب'];
  expect(free).toEqual(expect.arrayContaining(['كبسة لحم', 'حمّص بالطحينة', 'قهوة عربية']));
  expect(unknown).toEqual(expect.arrayContaining(['زرب دجاج', 'رشوف', 'أرز']));
  for (const title of withMilk) expect([...free, ...unknown]).not.toContain(title);
  for (const title of ['زرب دجاج', 'رشوف', 'أرز']) expect(free).not.toContain(title);
  await expect(page.getByRole('region', { name: 'لم يُذكر' }).locator('.answer').first()).toHaveText('لم يُذكر: حليب');
  await expectAccessible(page, '#main');
  // The search stays beside the filter and searches in its groups.
  const search = page.getByRole('searchbox', { name: 'ابحث في القائمة' });
  const shown = () => page.locator('#main :is(.item,.combo):visible h3');
  const all = await page.locator('.found').textContent();
  const [title = ''] = await page.getByRole('region', { name: 'خالٍ منها' }).locator('h3').allTextContents();
  await search.fill(title);
  await expect(shown().first()).toHaveText(title);
  expect(await shown().count()).toBeLessThan(free.length);
  await expect(page.getByRole('region', { name: 'خالٍ منها' })).toBeVisible();
  await search.press('Escape');
  await expect(shown()).toHaveCount(free.length + unknown.length + (await titles('قد يحتوي')).length);
  await expect(page.locator('.found')).toHaveText(all ?? '');
  // A search that finds only what the filter hides says so.
  const [unwanted = ''] = withMilk;
  await search.fill(unwanted);
  await expect(page.getByText(/يطابق بحثك، لكنّ ما اخترته من الحساسية والنظام الغذائي يخفيه\.$/)).toBeVisible();
  await expectAccessible(page, '#main');
  await page.getByRole('button', { name: 'إزالة التصفية' }).click();
  await expect(shown().first()).toHaveText(unwanted);
  await search.press('Escape');
  await opener.click();
  await dialog.getByRole('checkbox', { name: 'حليب' }).check();
  await dialog.getByRole('button', { name: /^اعرض/ }).click();
  await page.getByRole('button', { name: 'إظهار', exact: true }).click();
  const containing = await titles('فيها ما لا تريد');
  expect(containing).toEqual(expect.arrayContaining(withMilk));
  for (const title of [...free, ...unknown]) expect(containing).not.toContain(title);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'خالٍ منها' })).toBeVisible();
  await search.fill(title);
  await expect(shown().first()).toHaveText(title);
  await search.press('Escape');
  await page.getByRole('button', { name: 'إزالة «بلا حليب»' }).click();
  await expect(page.getByRole('heading', { name: 'خالٍ منها' })).toHaveCount(0);
  await expect(opener).toBeFocused();
  // Of the desserts of this combo one may contain nuts and two do, so it depends on the choice.
  await opener.click();
  await dialog.getByRole('checkbox', { name: 'مكسرات', exact: true }).check();
  await dialog.getByRole('button', { name: /^اعرض/ }).click();
  expect(await titles('قد يحتوي')).toContain('غداء المكتب');
  expect(await titles('خالٍ منها')).not.toContain('غداء المكتب');
  // The panel does not judge the combo before the choice, and then names what it is made of.
  await page.locator('.combo', { hasText: 'غداء المكتب' }).getByRole('button').click();
  const panel = page.getByRole('dialog', { name: 'غداء المكتب' });
  await expect(panel.getByText('مسبّبات الحساسية بحسب ما تختاره.')).toBeVisible();
  await panel.getByRole('radio', { name: /مهلبية/ }).check();
  await expect(panel.getByRole('listitem').filter({ hasText: 'مكسرات' })).toBeVisible();
  await expect(panel.getByText('مسبّبات الحساسية بحسب ما تختاره.')).toBeHidden();
  await panel.getByRole('button', { name: 'إغلاق' }).click();
  await page.getByRole('button', { name: 'إزالة «بلا مكسرات»' }).click();
  // Dishes suit a diet; they are not free of it.
  await opener.click();
  await dialog.getByRole('checkbox', { name: 'نباتي صرف' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'يناسب ما تريد' })).toBeVisible();
  await dialog.getByRole('button', { name: /^اعرض/ }).click();
  await expect(page.getByRole('heading', { name: 'يناسب ما تريد', exact: true })).toBeVisible();
  await expect(page.locator('.answer.not-declared').first()).toHaveText('لم يُذكر: نباتي صرف');
  await page.getByRole('button', { name: 'إزالة «نباتي صرف»' }).click();
  expect(await items()).toEqual(before);
  // A diet of allergens finds what its allergens find, and does not read like them.
  await opener.click();
  await dialog.getByRole('checkbox', { name: 'بلا غلوتين' }).check();
  const suits = await dialog.locator('output').allTextContents();
  await dialog.getByRole('checkbox', { name: 'غلوتين', exact: true }).check();
  expect(await dialog.locator('output').allTextContents()).toEqual(suits);
  expect(Number(suits[0])).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: /^اعرض/ }).click();
  for (const text of ['بلا غلوتين', 'نظام بلا غلوتين'])
    await expect(page.getByRole('button', { name: `إزالة «${text}»`, exact: true })).toBeVisible();
});

test('finds what is declared to keep a diet, by its name in either language', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/m/innova');
  const search = page.getByRole('searchbox', { name: 'ابحث في القائمة' });
  const cards = page.locator('#main :is(.item,.combo):visible');
  const titles = () => cards.locator('h3').allTextContents();
  for (const query of ['vegan', 'نباتي صرف']) {
    await search.fill(query);
    await expect(cards.locator('.answer').first()).toHaveText('نباتي صرف');
    expect(await titles()).toEqual(expect.arrayContaining(['بابا غنّوج', 'فول مدمّس', 'برجر فلافل']));
    for (const title of ['لبنة بالنعنع', 'مجدّرة', 'كبسة لحم']) expect(await titles()).not.toContain(title);
  }
  await search.fill('حار جدا');
  await expect(cards.locator('.answer').first()).toHaveText('حار جدًا');
  expect((await titles()).toSorted()).toEqual(['برجر حارّ', 'صوص حارّ'].toSorted());
  await search.fill('خالي من الغلوتين');
  await expect(cards.locator('.answer').first()).toHaveText('بلا غلوتين');
  expect(await titles()).toEqual(expect.arrayContaining(['كبسة لحم', 'لبنة بالنعنع']));
  for (const title of ['خبز', 'تبّولة', 'زرب دجاج']) expect(await titles()).not.toContain(title);
  await expectAccessible(page, '#main');
  await search.press('Escape');
  await expect(page.locator('.answer')).toHaveCount(0);
});

test('finds what a section folds outside its hours, by chip and on paper', { tag: '@phone' }, async ({ page }) => {
  // In Amman it is 15:30: breakfast is over, and shows two of its dishes.
  await page.clock.install({ time: new Date('2026-11-23T12:30:00Z') });
  await page.goto('/m/innova');
  const breakfast = page.getByRole('region', { name: 'فطور', exact: true });
  const shown = breakfast.locator('.item:visible');
  const chip = page
    .getByRole('navigation', { name: 'تصنيفات القائمة' })
    .getByRole('listitem')
    .filter({ hasText: /^فطور/ });
  await expect(breakfast.locator('.head')).toContainText('يُقدَّم غدًا');
  await expect(chip.locator('svg')).toBeVisible();
  const time = chip.getByText('08:00');
  await expect(time).toBeHidden();
  const hours = breakfast.getByText(/^كل يوم .*08:00–13:00/);
  await expect(hours).toBeHidden();
  await expect(shown).toHaveCount(2);
  const search = page.getByRole('searchbox', { name: 'ابحث في القائمة' });
  await search.fill('قلاية بندورة');
  await expect(page.locator('#main h3:visible')).toHaveText(['قلّاية بندورة']);
  await page.clock.fastForward(120_000);
  await expect(page.locator('#main h3:visible')).toHaveText(['قلّاية بندورة']);
  await search.press('Escape');
  await expect(shown).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(13);
  await expect(hours).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // The chip leads to the section and opens it, another one folds it again.
  await chip.getByRole('link').click();
  await expect(breakfast.getByRole('heading', { name: 'فطور', exact: true })).toBeInViewport();
  await expect(shown).toHaveCount(13);
  await expect(breakfast.locator('.item').last().locator('.plus')).toBeHidden();
  await chip.locator('~ li').first().getByRole('link').click();
  await expect(shown).toHaveCount(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(time).toBeVisible();
  // The next morning the section and its chip follow the clock.
  await page.clock.fastForward('17:00:00');
  await expect(shown).toHaveCount(13);
  await expect(chip.locator('svg')).toBeHidden();
  await expect(time).toBeHidden();
  await expect(chip).toContainText('13');
});
