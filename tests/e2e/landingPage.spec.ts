/** A visitor without a menu opens the landing page and reads the terms. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/playwright.js';
import { OWNER, signInAsOwner } from '../support/demo.js';

const ANCHORS = ['services', 'ourvision', 'ourgoals', 'ourstory', 'footer', 'whyus', 'hero'];

/** The URLs of the videos that the page has requested. */
function filmsAskedBy(page: Page): readonly string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  return films;
}

test('navigates between parts, and lands on the one in the address', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'قائمة تفتح الشهيّة قبل أن يصل الطبق' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'أقسام الصفحة' });
  for (const anchor of ANCHORS) {
    await links.locator(`a[href="#${anchor}"]`).click();
    await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toBeInViewport();
    await expect(page).toHaveURL(`/#${anchor}`);
    await expect(page.locator('.top .brand')).toBeInViewport();
  }
  await page.goto('/conditions');
  await page.goto('/#ourgoals');
  await expect(page.getByRole('heading', { name: 'أهدافنا' })).toBeInViewport();
});

test('is led to an account, and sees the demo', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  // The first button and the footer lead to self-service.
  for (const link of await page.getByRole('link', { name: 'أنشئ قائمتك الآن' }).all())
    await expect(link).toHaveAttribute('href', '/signup');
  // If no contact is configured, the button leads to sign-up.
  await expect(page.getByRole('link', { name: 'اطلب الآن' })).toHaveAttribute('href', '/signup');
  await page.getByRole('link', { name: 'القائمة التجريبية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'مطعم إنوفا' })).toBeVisible();
});

test('is shown each of four films, by chance', { tag: '@desktop' }, async ({ page }) => {
  const films = filmsAskedBy(page);
  await page.addInitScript(() => {
    Math.random = () => Number(location.search.slice(1));
  });
  for (const chance of [0, 0.25, 0.5, 0.999]) {
    const film = page.waitForRequest(/\.webm$/);
    await page.goto(`/?${chance}`);
    await film;
  }
  expect(new Set(films).size).toBe(4);
});

test('sees one of the films play, and can stop it', async ({ page }) => {
  const films = filmsAskedBy(page);
  await page.goto('/');
  await expect(page.locator('video.on')).toHaveCount(1);
  expect(new Set(films).size).toBe(1);
  const [button, phone] = await Promise.all([
    page.locator('.still').boundingBox(),
    page.locator('.device').boundingBox(),
  ]);
  const endOfButton = (button?.y ?? NaN) + (button?.height ?? NaN);
  expect(endOfButton).toBeLessThanOrEqual(phone?.y ?? NaN);
  await page.getByRole('button', { name: 'إيقاف الحركة' }).click();
  await expect(page.getByRole('button', { name: 'تشغيل الحركة' })).toBeVisible();
  await expect.poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

test('is spared the film for reduced motion, saved data, or a slow network', { tag: '@phone' }, async ({ page }) => {
  const films = filmsAskedBy(page);
  const expectNone = async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNone();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }]) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    await expectNone();
  }
  expect(films).toEqual([]);
});

test('tries the menu in another colour', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const tab = page.locator('.tabs span').first();
  const before = await tab.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('radio', { name: 'كحلي' }).check();
  await expect(tab).not.toHaveCSS('background-color', before);
});

test('reads all of it without any script', { tag: '@phone' }, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.origin);
  for (const anchor of ANCHORS) {
    await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'خدمة كاملة، من أول رسالة',
    /أسهل عليك/,
    'لماذا نحن',
    'قصتنا',
    'خدماتنا',
    'أهدافنا',
    'رؤيتنا',
    'لنُعِدّ قائمتك',
  ]);
  for (const [part, steps] of [
    ['خدمة كاملة، من أول رسالة', ['تطلب', 'نجهّز', 'نسلّم', 'نتابع']],
    ['لماذا نحن', ['تقنية عالية', 'ثقة', 'سرعة']],
  ] as const) {
    const region = page.getByRole('region', { name: part });
    for (const step of steps) await expect(region.getByText(step, { exact: true })).toBeVisible();
  }
  const listed = (part: string) => page.getByRole('region', { name: part }).getByRole('listitem');
  await expect(listed('خدماتنا')).toHaveCount(6);
  await expect(listed('أهدافنا')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'دخول' }).first()).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'إنشاء حساب' }).first()).toHaveAttribute('href', '/signup');
  await context.close();
});

test('finds the terms from sign-up and footer, and the way home from a 404', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('link', { name: 'اقرأ الشروط والأحكام' })).toHaveAttribute('href', '/conditions');
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'إلى الصفحة الرئيسية' }).click();
  await page.getByRole('link', { name: 'الشروط والأحكام' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الشروط والأحكام' })).toBeVisible();
  await page.getByRole('link', { name: 'الحذف' }).click();
  await expect(page.getByRole('heading', { name: 'الحذف' })).toBeInViewport();
});

test('is called by name when signed in', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  const { data } = (await (await page.context().request.get(`${server.origin}/api/v1/users/me`)).json()) as {
    data: { user: { name: string; username: string } };
  };
  expect(data.user.username).toBe(OWNER);
  await page.goto('/');
  await expect(page.getByRole('link', { name: data.user.name })).toHaveAttribute('href', '/me');
  await expect(page.locator('.bar').getByRole('link', { name: 'دخول' })).toHaveCount(0);
});

test('meets no barrier, and no fault of the pages’ policy', async ({ page, isMobile }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  // Each page, language, colour scheme and width with every value of the others, not all together.
  for (const address of ['/', '/?lang=en', '/conditions', '/conditions?lang=en', '/guide', '/guide/staff?lang=en']) {
    const colorScheme = address.includes('lang=en') === isMobile ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('video.on')).toHaveCount(1);
  await expectAccessible(page, '.stage');
  expect(faults).toEqual([]);
});
