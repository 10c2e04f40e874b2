/**
 * `npm run guide-pictures`: takes the pictures of `docs/guide` from a new demo menu, in both languages.
 */
import './lib/checkNodeVersion.mjs';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installAndBuild, SERVER } from './lib/build.mjs';
import { chromiumPath } from './lib/browser.mjs';
import { command } from './lib/command.mjs';
import { CliError } from './lib/exec.mjs';
import { ROOT } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { SERVER_ENTRY, startServer } from './lib/startServer.mjs';

const FOLDER = join(ROOT, 'docs/guide/pictures');

/** The sizes of the pictures in CSS px. Must equal `PICTURE_SIZES` in `menu-site/src/pages/guide/parseGuide.ts`. */
const SIZES = { phone: { width: 390, height: 780 }, wide: { width: 1280, height: 800 } };

/** Each picture: name, size, path, the account that sees it, and what must be visible. */
const PICTURES = /** @type {const} */ ([
  ['menu', 'phone', '/m/innova', null, 'h1'],
  ['orders', 'wide', '/m/innova/admin/orders', 'laith.kh', '[data-order]'],
  ['items', 'wide', '/m/innova/admin/items', 'laith.kh', 'main h2'],
  ['rows', 'wide', '/m/innova/admin/items?view=rows', 'laith.kh', '[data-row]'],
  ['hours', 'phone', '/m/innova/admin/workingDays', 'laith.kh', 'main h2'],
  ['queue', 'wide', '/ordering-manager', 'rana.staff', 'main table'],
  ['staff', 'wide', '/ordering-manager/orders', 'rana.staff', 'main table'],
]);

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/** How long to wait for the passwords, which the server prints after its address. */
const GREETING_MS = 10_000;

/** The password of a demo account. */
async function passwordOf(/** @type {Server} */ server, /** @type {string} */ username) {
  for (const until = Date.now() + GREETING_MS; Date.now() < until; await wait(50)) {
    const [, password] = new RegExp(`${username}\\s+(\\S+)\\s`).exec(server.said()) ?? [];
    if (password !== undefined) return password;
  }
  throw new CliError(`The server printed no password for ${username}.`);
}

/** Logs a demo account in. */
async function logIn(
  /** @type {Server} */ server,
  /** @type {import('@playwright/test').APIRequestContext} */ request,
  /** @type {string} */ username,
) {
  await request.post('/api/v1/users/login', { data: { username, password: await passwordOf(server, username) } });
}

/** Puts two practice orders into the inbox of the demo menu. */
async function fillInbox(/** @type {import('@playwright/test').Browser} */ browser, /** @type {Server} */ server) {
  const { request } = await browser.newContext({ baseURL: server.address });
  await logIn(server, request, 'laith.kh');
  await request.put('/api/v1/quickmenu/innova', { data: { orders: { mode: 'inbox' } } });
  await request.post('/api/v1/quickmenu/innova/guestOrders/test');
  await request.post('/api/v1/quickmenu/innova/guestOrders/test');
}

/** Tables as they are copied from a spreadsheet. */
const PASTED = {
  ar: 'الاسم\tالوصف\tالسعر\nكبّة مقلية\tبرغل ولحم وصنوبر\t٢٫٧٥\nفطاير سبانخ\tأربع قطع\t١٫٥٠\nورق عنب\tبزيت الزيتون\t٣',
  en: 'Name\tDescription\tPrice\nFried kibbeh\tBulgur, meat and pine nuts\t2.75\nSpinach pies\tFour pieces\t1.50\nVine leaves\tIn olive oil\t3',
};

/** Pastes a table into the title field of the first row. */
const pasteTable = (/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ table) =>
  page
    .locator('[data-row] [data-field=title]')
    .first()
    .evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, table);

/** Takes all pictures in one language. */
async function take(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {Server} */ server,
  /** @type {'ar' | 'en'} */ language,
) {
  const { default: sharp } = await import('sharp');
  for (const [name, size, path, username, shown] of PICTURES) {
    const context = await browser.newContext({
      viewport: SIZES[size],
      baseURL: server.address,
      locale: language,
      timezoneId: 'Asia/Amman',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(
      `localStorage.setItem('runAdminCoach', 'no'); localStorage.setItem('RaStoreqaima.locale', '"${language}"');`,
    );
    if (username !== null) await logIn(server, context.request, username);
    const page = await context.newPage();
    await page.goto(username === null && language === 'en' ? `${path}?lang=en` : path, { waitUntil: 'networkidle' });
    if (name === 'orders') await page.getByRole('button', { name: /ابدأ الوردية|Start the shift/ }).click();
    await page.locator(shown).first().waitFor();
    // Waits until no placeholder is left, because the data has then loaded.
    await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
    if (name === 'rows') await pasteTable(page, PASTED[language]);
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .webp({ quality: 70 })
      .toFile(join(FOLDER, `${size}-${name}.${language}.webp`));
    await context.close();
  }
}

await command(async () => {
  await installAndBuild(SERVER, { withTools: true });
  const { chromium } = await import('@playwright/test');
  const executablePath = chromiumPath();
  const data = mkdtempSync(join(tmpdir(), 'qaima-guide-'));
  mkdirSync(FOLDER, { recursive: true });
  const port = String(await freePort());
  const server = await startServer(SERVER_ENTRY, { env: { NODE_ENV: '', DEMO: '1', DATA_DIR: data, PORT: port } });
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await fillInbox(browser, server);
    for (const language of /** @type {const} */ (['ar', 'en'])) await take(browser, server, language);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
