/** A guest reads the menu. */
import { get } from 'node:http';
import { menuEndpoints, receiveOptionEndpoints, sectionEndpoints } from '@qaima/schemas';
import type { Page } from '@playwright/test';
import { changeMenu, newCart } from '../support/carts.js';
import { OWNER, passwordOf } from '../support/demo.js';
import { openPanel } from '../support/itemPanel.js';
import { anItem, newSeededMenu } from '../support/menus.js';
import { expect, expectAccessible, test } from '../support/playwright.js';
import { startServer, type Server } from '../support/server.js';
import { signedIn, visitor } from '../support/users.js';

/** The compressed size of a page as it is sent. */
const sizeOf = ({ origin }: Server, path: string) =>
  new Promise<{ readonly encoding: string | undefined; readonly bytes: number }>((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes }));
    }).on('error', reject);
  });

test('reads it whole, without any script', { tag: '@phone' }, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/m/innova`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'مطعم إنوفا' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'الـعـــروض' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'منسف بلدي' }).first()).toBeAttached();
  await expect(page.getByText('9.50 JD').first()).toBeAttached();
  await expect(page.getByText('أوقات العمل').first()).toBeAttached();
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(2);
  await context.close();
});

test('loads in 38 kB, with its style and three extras groups per item', { tag: '@desktop' }, async () => {
  // The demo as seeded: other tests' texts would enlarge it.
  const server = await startServer({ env: { DEMO: '1' } });
  try {
    const owner = await signedIn(server, OWNER, passwordOf(server, OWNER));
    const { data: menu } = await owner.ask(menuEndpoints.read, { params: { menuId: 'innova' } });
    const { _id: menuId, sections = [], extraGroups = [] } = menu;
    expect(sections.flatMap(({ items = [] }) => items).length).toBeGreaterThan(180);
    const extras = extraGroups.slice(0, 3).map(({ _id: group }) => ({ group }));
    for (const { _id: sectionId = '' } of sections)
      await owner.ask(sectionEndpoints.change, { params: { menuId, sectionId }, body: { extras } });
    for (const language of ['ar', 'en']) {
      const { encoding, bytes } = await sizeOf(server, `/m/innova?lang=${language}`);
      expect(encoding).toBe('br');
      expect(bytes).toBeLessThanOrEqual(38_000);
    }
  } finally {
    await server.stop();
  }
});

test('has every dish in the accessibility tree, before any scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/innova');
  await expect(page.locator('html.live')).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const namesOf = (role: string) =>
    nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => String(name?.value));
  const titles = await page
    .locator('main :is(.item,.combo) h3')
    .evaluateAll((all) => all.filter((title) => title.checkVisibility()).map(({ textContent }) => textContent));
  expect(titles.length).toBeGreaterThan(180);
  expect(namesOf('heading')).toEqual(expect.arrayContaining(titles));
  expect(namesOf('heading').length).toBeGreaterThanOrEqual(titles.length);
  // The title opens the dish, for who reads by touch or jumps from link to link.
  expect(namesOf('link').filter((name) => titles.includes(name))).toHaveLength(titles.length);
});

/** What does not fit: elements beyond the sides, cut texts, and words with a letter a line. */
const unfit = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const root = document.querySelector('dialog[open]') ?? document.body;
    const shown = Array.from(root.querySelectorAll<HTMLElement>('*')).filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr,thead,svg,.skip'),
    );
    const bad = shown.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const words = Array.from(element.childNodes, (node) =>
        node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
      ).join('');
      const isNarrow = words.trim().length > 9 && width < 3 * parseFloat(getComputedStyle(element).fontSize);
      return width > 1 && (left < -1 || right > clientWidth + 1 || isNarrow);
    });
    const names = bad.map(
      ({ localName, className, textContent }) => `${localName}.${className} ${textContent.slice(0, 30)}`,
    );
    return [...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []), ...names];
  });

test(
  'fits a phone at 200 % zoom and double text size, from menu to order',
  { tag: '@phone' },
  async ({ page, server }) => {
    const menu = await newSeededMenu(server);
    const params = { menuId: menu.menuId, optionId: menu.optionId };
    const areas = [{ title: 'خلدا', fee: 1.5, minOrder: 5, minutes: 35 }];
    await menu.admin.ask(receiveOptionEndpoints.change, { params, body: { title: 'توصيل', kind: 'delivery', areas } });
    await changeMenu(menu, { orders: { mode: 'inbox' } });
    const devtools = await page.context().newCDPSession(page);
    const guest = visitor(server);
    const lines = [{ item: menu.itemId, quantity: 2, note: 'واحدة بلا بصل لو سمحتم' }];
    for (const [width, height, letters] of [
      [195, 422, 16],
      [180, 400, 16],
      [390, 844, 32],
    ] as const) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await page.setViewportSize({ width, height });
      await page.goto(`/m/${menu.menuId}`);
      await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await openPanel(page, anItem.title);
      await expect(page.getByRole('dialog').getByRole('button', { name: /^أضف إلى السلة/ })).toBeInViewport({
        ratio: 1,
      });
      expect(await unfit(page)).toEqual([]);

      await page.goto('/signup');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const cart = await newCart(guest, menu.menuId, lines);
      await page.goto(`/cart/${cart}`);
      await page.getByRole('combobox').selectOption({ index: 1 });
      await page.getByRole('textbox', { name: /العنوان/ }).fill('شارع وصفي التل، عمارة 14');
      await page.getByRole('textbox', { name: /الهاتف/ }).fill('');
      const confirm = page.getByRole('button', { name: /^إتمام الشراء/ });
      await confirm.click();
      await expect(page.getByText('هذا الحقل مطلوب')).toBeInViewport();
      expect(await unfit(page)).toEqual([]);
      await page.getByRole('textbox', { name: /الهاتف/ }).fill('0791234567');
      await confirm.click();
      await expect(page.getByRole('timer')).toBeVisible();
      // Another process of the browser may have drawn this page.
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
      expect(await unfit(page)).toEqual([]);
    }
  },
);

test('is told what is open, and until when', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/m/innova');
  await expect(page.getByText(/^(مفتوح الآن|مغلق الآن)/).first()).toBeVisible();
});

test('finds it by its id too, under one canonical address', { tag: '@desktop' }, async ({ page, server }) => {
  const answer = await page.request.get('/api/v1/quickmenu/innova');
  const { data } = (await answer.json()) as { data: { data: { _id: string } } };
  await page.goto(`/m/${data.data._id}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.origin}/m/innova`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /إنوفا/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
});

test('goes from section to section by the list that follows the view', async ({ page }) => {
  await page.goto('/m/innova');
  const link = page.getByRole('navigation').getByRole('link', { name: /سلطات/ });
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: 'سلطات' })).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', /.+/);

  // The distance of a section from its position below the sticky header. It must be small, although the cards on the
  // way are laid out late.
  const fromItsPlace = () =>
    page.evaluate(() => {
      const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
      const { top = NaN } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {};
      return Math.abs(Math.round(top - parseFloat(scrollPaddingBlockStart)));
    });
  const chips = page.locator('.chips').getByRole('link');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const at of [17, 3, 4]) {
      await chips.nth(at).click();
      await expect(chips.nth(at)).toHaveAttribute('aria-current', /.+/);
      await expect.poll(fromItsPlace).toBe(0);
      await expect(chips.nth(at)).toHaveAttribute('aria-current', /.+/);
    }
  }

  // An address with a section leads to it, and so do other links of the page.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { href } = await chips.nth(17).evaluate((chip: HTMLAnchorElement) => ({ href: chip.href }));
  await page.goto('about:blank');
  await page.goto(href);
  await expect.poll(fromItsPlace).toBe(0);
  await page.goto('/m/innova');
  await page.getByRole('link', { name: 'مواقعنا' }).click();
  await expect(page.getByRole('heading', { name: 'الأفرع' })).toBeInViewport();
});

test('presses a section’s name while the page moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/m/innova');
  const chips = page.locator('.chips').getByRole('link');
  // Again until it is there: cards that are laid out on the way shift the section once more.
  const moveTo = (at: number) =>
    expect(async () => {
      await page.evaluate((one) => document.querySelectorAll('main > section')[one]?.scrollIntoView(), at);
      await expect(chips.nth(at)).toHaveAttribute('aria-current', /.+/, { timeout: 1000 });
    }).toPass();
  await moveTo(1);
  const { x, y, width, height } = (await chips.nth(2).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await moveTo(16);
  await page.mouse.up();
  await expect(chips.nth(2)).toHaveAttribute('aria-current', /.+/);
});

test('reads the menu in English, where the owner has translated it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/m/innova?lang=en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByText(/Open now|Closed now/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mansaf with Local Lamb' }).first()).toBeAttached();
});

test('is told when a menu is closed, and when there is none', { tag: '@phone' }, async ({ page }) => {
  const missing = await page.goto('/m/nothing-here');
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('غير موجود (404)').first()).toBeVisible();
});

test('sees no policy violation, and nothing loaded from elsewhere', { tag: '@desktop' }, async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  const answer = await page.goto('/m/innova', { waitUntil: 'networkidle' });
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(faults).toEqual([]);
});

// Each language, colour scheme and width with every value of the two others, not all three together.
for (const [address, colorScheme, width] of [
  ['/m/innova', 'light', '@phone'],
  ['/m/innova', 'dark', '@desktop'],
  ['/m/innova?lang=en', 'light', '@desktop'],
  ['/m/innova?lang=en', 'dark', '@phone'],
  ['/m/nothing-here', 'light', '@phone'],
  ['/m/nothing-here', 'dark', '@phone'],
] as const) {
  test(`meets no barrier at ${address}, ${colorScheme} ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address);
    await expectAccessible(page);
  });
}

test('reads and tries the calls of the API, as a developer', { tag: '@desktop' }, async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  const answer = await page.goto('/api/v1/docs#/menu/menu.read');
  expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  const call = page.locator('.opblock.is-open');
  await expect(call).toBeVisible();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByPlaceholder('menuId').fill('innova');
  await call.getByRole('button', { name: 'Execute' }).click();
  // The page draws the answer of a large menu in colours, which takes a slow machine its time.
  await expect(call.locator('.live-responses-table')).toContainText('مطعم إنوفا', { timeout: 60_000 });
  expect(faults).toEqual([]);
});
