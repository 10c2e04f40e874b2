/** Hostile text is never executed: in pages, mails, PDFs, spreadsheets and messages. */
import { orderEndpoints, endpointUrl } from '@qaima/schemas';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HOSTILE_MARKER } from '../support/hostile.js';
import { createHostileMenu } from '../support/hostileMenu.js';
import type { Client } from '../support/http.js';
import { skipTour } from '../support/demo.js';
import { mailTo } from '../support/mailbox.js';
import { textsOf } from '../support/pdf.js';
import { expect, test } from '../support/playwright.js';
import { firstSheet } from '../support/spreadsheet.js';

// The service worker's cache would bypass the page's Content Security Policy.
test.use({ serviceWorkers: 'block' });

/** Collects events that must not happen while pages are open: dialogs, errors and CSP reports. */
async function watch(page: Page): Promise<string[]> {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`a dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => happened.push(`${page.url()}: ${error.message}`));
  await page.exposeFunction('tellOfReport', (report: string) => happened.push(`${page.url()}: ${report}`));
  await page.addInitScript(() => {
    const { tellOfReport } = window as unknown as { tellOfReport: (report: string) => void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tellOfReport(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return happened;
}

/** The only inline script in the owner's area's HTML. */
const OWN_SCRIPT = /<script>([^]*?)<\/script>/.exec(readFileSync('admin-ui/dist/index.html', 'utf8'))?.[1];

/** The elements and executable URLs that hostile texts have created in the open page. */
const made = (page: Page) =>
  page.evaluate((own) => {
    const elements = document.querySelectorAll('[onerror],[onload],img[src="x"],iframe[srcdoc]');
    const scripts = Array.from(document.scripts).filter(({ src, type }) => src === '' && !type.endsWith('json'));
    const links = Array.from(document.querySelectorAll('a[href]'), (link) => (link as HTMLAnchorElement).protocol);
    return {
      elements: Array.from(elements, ({ outerHTML }) => outerHTML),
      scripts: scripts.map(({ text }) => text).filter((text) => text !== own),
      links: links.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    };
  }, OWN_SCRIPT);

/** Opens a page and checks it. @param shows whether the page contains hostile texts */
async function look(page: Page, address: string, shows = true): Promise<void> {
  await page.goto(address);
  // A screen is loaded when it has a heading; its data may be loaded later.
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (shows) await expect(page.locator('body')).toContainText(HOSTILE_MARKER);
  expect(await made(page), address).toEqual({ elements: [], scripts: [], links: [] });
}

async function signInAs(page: Page, client: Client): Promise<void> {
  const cookies = client.cookies.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: client.origin };
  });
  await page.context().addCookies(cookies);
}

test('nothing that owner, guest or staff typed runs anywhere', { tag: '@desktop' }, async ({ page, server }) => {
  test.slow();
  const world = await createHostileMenu(server);
  const { menuId, scheme, openCart, receipt, person, provider, orderId } = world;
  const happened = await watch(page);

  for (const path of [`/m/${menuId}`, `/m/${menuId}?lang=en`, `/m/${scheme}`]) {
    await look(page, path);
    await expect(page.locator('html.live')).toBeAttached();
    await page.getByRole('searchbox').fill('script');
    await page.getByRole('searchbox').press('Escape');
    await page.locator('.item').first().click();
    await expect(page.getByRole('dialog')).toContainText(HOSTILE_MARKER);
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: HOSTILE_MARKER })).toBeVisible();
    expect(await made(page)).toEqual({ elements: [], scripts: [], links: [] });
  }
  for (const path of [`/cart/${openCart}`, `/cart/${receipt}`, `/cart/${receipt}?lang=en`]) await look(page, path);
  const link = page.locator('a[href^="https://wa.me/"]').first();
  const message = new URL((await link.getAttribute('href')) ?? '');
  expect(message.origin).toBe('https://wa.me');
  expect(message.searchParams.getAll('text')).toHaveLength(1);
  expect(message.searchParams.get('text')).toContain(HOSTILE_MARKER);
  for (const path of [
    `/login?username=${encodeURIComponent(`"><script>${HOSTILE_MARKER}</script>`)}&password=x`,
    `/login?next=javascript:${HOSTILE_MARKER}`,
    `/m/${encodeURIComponent(`"><script>${HOSTILE_MARKER}</script>`)}`,
    `/${encodeURIComponent(`<img src=x onerror=${HOSTILE_MARKER}>`)}`,
    `/?lang=${encodeURIComponent(`"><script>${HOSTILE_MARKER}</script>`)}`,
  ])
    await look(page, path, false);

  await skipTour(page);
  await signInAs(page, person);
  for (const path of ['/', '/me', '/login', `/m/${menuId}/init`]) await look(page, path, path !== `/m/${menuId}/init`);
  for (const room of ['orders', 'sections', 'items', 'extras', 'galleries', 'branches', 'receiveOptions', 'tables'])
    await look(page, `/m/${menuId}/admin/${room}`);
  for (const room of ['review', 'workingDays', 'stats', 'publicInfo', 'publicInfo?card=venue'])
    await look(page, `/m/${menuId}/admin/${room}`, false);

  await page.context().clearCookies();
  await signInAs(page, provider);
  await look(page, '/ordering-manager/orders');
  await page.getByRole('row').filter({ hasText: HOSTILE_MARKER }).first().getByRole('button').first().click();
  await expect(page.getByRole('complementary').getByRole('heading').first()).toBeVisible();
  expect(await made(page)).toEqual({ elements: [], scripts: [], links: [] });
  await look(page, '/ordering-manager/publicImages');
  await provider.request('DELETE', `/api/v1/quickmenu/${scheme}`);
  await look(page, '/ordering-manager/inactiveMenus');

  const paper = await provider.fetch(endpointUrl(orderEndpoints.invoice, { orderId }));
  const bytes = new Uint8Array(await paper.arrayBuffer());
  expect((await textsOf(bytes)).join(' ')).toContain(HOSTILE_MARKER);
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction)\b/);

  const sheet = await firstSheet(
    await (await provider.fetch(endpointUrl(orderEndpoints.list, {}, { excel: 'all' }))).arrayBuffer(),
  );
  const cells = Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (__, column) => sheet.getRow(row + 1).getCell(column + 1)),
  ).flat();
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  const typed = cells.filter(({ value }) => typeof value === 'string' && value.includes(HOSTILE_MARKER));
  expect(typed.length).toBeGreaterThan(1);
  expect(typed.filter(({ numFmt }) => numFmt !== '@')).toEqual([]);

  const letters = await mailTo(server.data, person.email);
  expect(letters.length).toBeGreaterThan(0);
  for (const { html, subject } of letters) {
    expect(subject).not.toContain('\n');
    await page.route('https://mail.example/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto('https://mail.example/');
    expect(await made(page)).toEqual({ elements: [], scripts: [], links: [] });
  }
  expect(happened).toEqual([]);
});
