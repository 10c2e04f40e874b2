/**
 * The product with a part of the menu that exists nowhere else: souvenirs, with a title, a price and a note. Only
 * `scripts/lib/newPartNeedsOneRowTest.mjs` runs it, in its copy.
 */
import { endpointUrl, menuEndpoints, menuParts, type MenuPart } from '@qaima/schemas';
import { chromium } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { expectError } from '../support/expectError.js';
import { newSeededMenu } from '../support/menus.js';
import { liveInMenu, moveMenu, partsOf, purgeMenu, type PartMenu } from '../support/partLife.js';
import { PASSWORD, visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let own: PartMenu;
let part: MenuPart;
beforeAll(async () => {
  server = await sharedServer();
  own = await newSeededMenu(server);
  const body = { languages: { default: 'ar' as const, offered: ['ar' as const, 'en' as const] } };
  await own.admin.ask(menuEndpoints.change, { params: own, body });
  // The type of the kinds does not know the part, since only the copy has it.
  const souvenir = menuParts.find(({ list }) => list === 'souvenirs');
  if (!souvenir) throw new Error('The table of parts has no souvenirs.');
  part = souvenir;
});

const readAs = async (language: 'ar' | 'en') =>
  (await visitor(server, language).request('GET', endpointUrl(menuEndpoints.read, own))).text;

it('is created, edited with a conflict, translated, deleted and restored', async () => {
  await liveInMenu(own, part);
  expect(await readAs('ar')).toContain('"souvenirs":[{');
  expect(await readAs('en')).toContain('"title":"A souvenir"');
});

it('is refused by its field, and above its limit', async () => {
  const address = endpointUrl({ ...part.endpoints.create, path: '/quickmenu/:menuId/souvenirs' }, own);
  const create = (body: object) => own.admin.request('POST', address, { body });
  expectError(await create({ title: 'كوب', price: -1 }), 400, ['/price']);
  expectError(await create({ price: 1 }), 400, ['/title']);
  const created = await Promise.all([1, 2, 3].map((price) => create({ title: 'كوب', price, note: 'خزف' })));
  expect(created.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(await partsOf(own.admin, own, part)).toHaveLength(part.limit);
});

it('is described', async () => {
  const { text } = await visitor(server).request('GET', '/api/v1/openapi.json');
  expect(text).toContain('/quickmenu/{menuId}/souvenirs/{souvenirId}');
});

it('has a screen that creates, changes and deletes it', { timeout: 300_000 }, async () => {
  const other = await newSeededMenu(server);
  const executablePath = chromiumPath();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const page = await browser.newPage({ locale: 'ar', viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(`${server.origin}/m/${other.menuId}/admin/souvenirs`);
    await page.getByLabel('اسم المستخدم').fill(other.admin.username);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'دخول' }).click();
    await page.getByRole('link', { name: 'التذكارات' }).click();
    const form = page.getByRole('form', { name: 'إضافة تذكار' });
    await form.getByLabel('العنوان').fill('كوب');
    await form.getByLabel('السعر').fill('2.5');
    await form.getByLabel('ملاحظة').fill('خزف يدوي');
    await form.getByRole('button', { name: 'إضافة', exact: true }).click();
    await page.getByText('تمت إضافة تذكار').waitFor();
    const row = page.getByRole('button', { name: 'كوب' });
    await row.click();
    const panel = page.getByRole('complementary', { name: /تعديل تذكار/ });
    await panel.getByLabel('السعر').fill('3');
    await panel.getByRole('button', { name: 'حفظ' }).click();
    await page.getByText('تم تعديل تذكار').waitFor();
    expect(await partsOf(other.admin, other, part)).toMatchObject([{ title: 'كوب', price: 3, note: 'خزف يدوي' }]);
    await row.click();
    await panel.getByRole('button', { name: 'حذف تذكار' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
    await page.getByText('تم حذف تذكار «كوب»').waitFor();
    expect(await partsOf(other.admin, other, part)).toEqual([]);
  } finally {
    await browser.close();
  }
});

it('is exported, imported, copied and purged', { timeout: 300_000 }, async () => {
  await moveMenu(server, own, [part]);
  await purgeMenu(server, own);
});
