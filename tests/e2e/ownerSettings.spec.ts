/** An owner changes the settings; the next visitor gets each change. */
import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/demo.js';
import { picture } from '../support/pictures.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const SETTINGS = '/m/innova/admin/publicInfo';

/** The HTML of the menu page that a visitor gets now. */
const menuPage = async (page: Page, name = 'innova') =>
  (await page.request.get(`/m/${name}`, { headers: { cookie: '' } })).text();

/** Opens the form of a settings card by its URL. */
async function openCard(page: Page, card: string, title: string) {
  await page.goto(`${SETTINGS}?card=${card}`);
  const form = page.getByRole('form', { name: title });
  await expect(form).toBeVisible();
  return form;
}

const edits = [
  { card: 'appearance', title: 'المظهر', label: 'الوصف', typed: 'مشاوي ومعجّنات على الحطب' },
  { card: 'metaContact', title: 'واتساب وفيسبوك وإنستغرام', label: 'إنستغرام', typed: 'innova.grill' },
  { card: 'otherContact', title: 'طرق تواصل أخرى', label: 'البريد الإلكتروني', typed: 'owner@innova.example' },
  { card: 'google', title: 'جوجل والموقع', label: 'رابط التقييم', typed: 'https://g.page/r/innova-new/review' },
  { card: 'phrases', title: 'العبارات', label: 'العبارة الختامية', typed: 'صحتين، ونراكم غدًا' },
  { card: 'colors', title: 'الألوان', label: 'اللون الرئيسي', typed: '#0b6e4f' },
] as const;

test('changes every card, and the next visitor sees it', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  for (const { card, title, label, typed } of edits) {
    const form = await openCard(page, card, title);
    await form.getByLabel(label, { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByText('تم حفظ الإعدادات')).toBeVisible();
    expect(await menuPage(page)).toContain(typed);
  }
  // Each card is opened by its address, so this reads what was stored.
  for (const { card, title, label, typed } of edits) {
    const form = await openCard(page, card, title);
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(typed);
  }
});

test('keeps what was typed when the server fails', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.route('**/api/v1/quickmenu/**', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const answer = { status: 'error', message: 'الخدمة متوقفة لحظة', err: { statusCode: 503 } };
    return route.fulfill({ status: 503, json: answer });
  });
  // The component tests do this with each card.
  const form = await openCard(page, 'phrases', 'العبارات');
  await form.getByLabel('العبارة الختامية', { exact: true }).fill('إلى الغد');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('الخدمة متوقفة لحظة')).toBeVisible();
  await expect(form.getByLabel('العبارة الختامية', { exact: true })).toHaveValue('إلى الغد');
});

test('turns buying off only with all that is asked for', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  const form = await openCard(page, 'privateSettings', 'إعدادات خاصة');
  await form.getByLabel('مسمى الكمية').fill('');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(form.getByText('هذا الحقل مطلوب')).toBeVisible();
  await form.getByLabel('مسمى الكمية').fill('العدد المطلوب');
  await form.getByLabel('تفعيل الشراء').selectOption('معطّل');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم حفظ الإعدادات')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('تفعيل الشراء')).toHaveValue('false');
  await form.getByLabel('تفعيل الشراء').selectOption('مفعّل');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم حفظ الإعدادات')).toBeVisible();
});

test('changes the short name once confirmed, the old link works @phone', async ({ page, server }, info) => {
  const fresh = `innova-${info.project.name}`;
  await signInAsOwner(page, server);
  const form = await openCard(page, 'shortName', 'الاسم المختصر');
  const field = form.getByLabel('الاسم المختصر', { exact: true });
  await field.fill('admin');
  await expect(form.getByText(/كلمة محجوزة/)).toBeVisible();
  await field.fill(fresh);
  await expect(form.getByText('هذا الاسم متاح')).toBeVisible();
  await page.getByRole('button', { name: 'حفظ' }).click();
  const question = page.getByRole('alertdialog', { name: 'تغيير الاسم المختصر؟' });
  await expect(question).toContainText('/m/innova');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'تغيير الاسم' }).click();
  await expect(page.getByText('تم حفظ الإعدادات')).toBeVisible();
  for (const name of [fresh, 'innova']) expect(await menuPage(page, name)).toContain('إنوفا');
  // Restores the username, because other tests use it.
  await field.fill('innova');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await question.getByRole('button', { name: 'تغيير الاسم' }).click();
  await expect(form.getByText(/من 3 إلى 30 خانة/)).toBeVisible();
});

test('copies the short and the long link', { tag: '@desktop' }, async ({ page, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsOwner(page, server);
  await page.goto(SETTINGS);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'الرابط القصير' }).click();
  await expect(page.getByRole('button', { name: 'تم النسخ' })).toBeVisible();
  expect(await clipboard()).toBe(`${server.origin}/m/innova`);
  await page.getByRole('button', { name: 'الرابط الطويل' }).click();
  await expect.poll(clipboard).toMatch(/\/m\/[a-z0-9]{24}$/);
});

test('downloads the code and the sheet', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(SETTINGS);
  const code = page.getByRole('img', { name: 'رمز QR يفتح القائمة' });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const beginnings = {
    'تنزيل الرمز: PNG': '\x89PNG',
    'تنزيل الرمز: SVG': '<svg',
    'ورقة للطباعة: A4': '%PDF',
    'ورقة للطباعة: A6': '%PDF',
  };
  for (const [name, beginning] of Object.entries(beginnings)) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const chunks = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('latin1')).toContain(beginning);
  }
});

test('crops a logo for the menu and takes it away after a question', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(`${SETTINGS}?card=venue`);
  const logo = page.getByRole('group', { name: 'الشعار' });
  const before = await menuPage(page);
  await logo
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture().png().toBuffer() });
  const cropping = page.getByRole('dialog', { name: 'الشعار: الجزء الظاهر' });
  await cropping.getByText('مربّع').click();
  await cropping.getByRole('slider', { name: 'التكبير' }).fill('2');
  await expectAccessible(page);
  await cropping.getByRole('button', { name: 'استخدام هذا الجزء' }).click();
  await expect(page.getByText('تمت إضافة الصورة')).toBeVisible();
  const stored = logo.locator('img');
  await expect
    .poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBe(1);
  expect(await menuPage(page)).not.toBe(before);
  // A wide logo is uploaded and shown whole, unless its owner chooses another shape.
  await logo
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await picture(600, 200).png().toBuffer() });
  await cropping.getByRole('button', { name: 'استخدام هذا الجزء' }).click();
  await expect
    .poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBe(3);
  const shownRatio = () => stored.boundingBox().then((box) => box && box.width / box.height);
  await expect.poll(shownRatio).toBe(2);
  await logo.getByRole('button', { name: 'إزالة الصورة' }).click();
  await page.getByRole('alertdialog', { name: 'إزالة الشعار؟' }).getByRole('button', { name: 'إزالة' }).click();
  await expect(page.getByText('تمت إزالة الصورة')).toBeVisible();
  await expect(logo.getByRole('button', { name: 'إضافة صورة' })).toBeVisible();
});

test('is asked before the back button loses what is unsaved', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto('/m/innova/admin/sections');
  const opener = page.getByRole('button', { name: 'فتح القائمة الجانبية' });
  const link = page.getByRole('link', { name: 'الإعدادات' });
  await expect(opener.or(link)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await link.click();
  await page.getByRole('link', { name: /^المطعم/ }).click();
  const phrase = page.getByRole('form', { name: 'العبارات' }).getByLabel('العبارة الافتتاحية');
  await phrase.fill('لم تُحفظ بعد');
  // The first step back leads to the index and keeps the changes; the second leaves the screen.
  await page.evaluate(() => history.back());
  await expect(phrase).toBeHidden();
  await expect(page.getByText('تغيير واحد غير محفوظ').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'متابعة التعديل' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await page.getByRole('link', { name: /^المطعم/ }).click();
  await expect(phrase).toHaveValue('لم تُحفظ بعد');
});

test('meets no barrier on its pages, in Arabic and in English', async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(SETTINGS);
  await expect(page.getByRole('navigation', { name: 'أقسام الإعدادات' }).getByRole('link')).toHaveCount(9);
  await expectAccessible(page);
  // Too narrow for the menu next to the page, which publicMenu.spec.ts tests.
  await page.setViewportSize({ width: 1000, height: 800 });
  for (const card of ['venue', 'look', 'ordering', 'contact', 'money', 'guests', 'code', 'danger']) {
    await page.goto(`${SETTINGS}?card=${card}`);
    await expect(page.getByRole('link', { name: 'كل الإعدادات' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(`${SETTINGS}?card=look&lang=en`);
  // Colour labels are not truncated.
  const colours = page.getByRole('form', { name: 'Colours' }).locator('label');
  await expect(colours).toHaveCount(4);
  expect(await colours.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('searchbox', { name: 'Search the settings' }).fill('واتساب');
  await page.getByRole('link', { name: /^WhatsApp number/ }).click();
  await expect(page.getByRole('form', { name: 'WhatsApp, Facebook, Instagram' })).toBeVisible();
});
