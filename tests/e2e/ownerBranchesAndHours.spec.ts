/** An owner edits branches, working days, receive options and galleries. */
import type { Locator, Page } from '@playwright/test';
import { signInAsOwner } from '../support/demo.js';
import { picture } from '../support/pictures.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const ADMIN = '/m/innova/admin';

/** The HTML of the menu page that a visitor gets now. */
const menuPage = async (page: Page) => (await page.request.get('/m/innova', { headers: { cookie: '' } })).text();

/** The panel, which is a column next to the list on a desktop and a dialog on a phone. */
const panelOf = (page: Page, name: RegExp) =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));

const photo = async (name: string) => ({ name, mimeType: 'image/png', buffer: await picture().png().toBuffer() });

/** Makes all writes fail, as during a restart of the server. */
const failWrites = (page: Page) =>
  page.route('**/api/v1/quickmenu/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 503,
          json: { status: 'error', message: 'الخدمة متوقفة لحظة', err: { statusCode: 503 } },
        }),
  );

test.beforeEach(async ({ page, server }) => {
  await signInAsOwner(page, server);
  // Tests send no requests to the internet, and the map works without tiles.
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
});

test('makes a gallery with many pictures at once, and guests see them @phone', async ({ page }, { project }) => {
  await page.goto(`${ADMIN}/galleries`);
  const title = `أجواؤنا ${project.name}`;
  await page
    .getByRole('button', { name: /^معرض جديد في/ })
    .first()
    .click();
  const form = page.getByRole('form', { name: /^معرض جديد في/ });
  await form.getByLabel('اسم المعرض').fill(title);
  await form.locator('input[type=file]:not([capture])').setInputFiles([await photo('1.png'), await photo('2.png')]);
  await form.getByLabel('ملاحظة الصورة 1').fill('شرفتنا');
  await form.getByRole('button', { name: 'إضافة المعرض' }).click();
  await expect(page.getByText('تمت إضافة صورتين')).toBeVisible();
  await page.getByRole('button', { name: title, exact: true }).click();
  const panel = panelOf(page, /^تعديل المعرض/);
  await expect(panel.getByRole('listitem', { name: 'الصورة 2' })).toContainText(title);
  await expectAccessible(page);
  expect(await menuPage(page)).toContain('شرفتنا');

  await panel.getByRole('button', { name: 'حذف الصورة 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(page.getByText('تم حذف الصورة')).toBeVisible();
  await page.getByRole('button', { name: 'تراجع' }).first().click();
  await expect(panel.getByRole('listitem', { name: 'الصورة 1' })).toContainText('شرفتنا');
});

test(
  'is told when an upload failed, and sends it again into its place',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    await page.goto(`${ADMIN}/galleries`);
    const title = `قيد التجهيز ${project.name}`;
    await page
      .getByRole('button', { name: /^معرض جديد في/ })
      .first()
      .click();
    const create = page.getByRole('form', { name: /^معرض جديد في/ });
    await create.getByLabel('اسم المعرض').fill(title);
    await create.getByRole('button', { name: 'إضافة المعرض' }).click();
    await page.getByRole('button', { name: `إضافة صورة إلى «${title}»` }).click();
    const form = page.getByRole('form', { name: `إضافة صورة إلى «${title}»` });
    await page.route('**/api/v1/upload', (route) => route.abort());
    await form.getByLabel('الملاحظة').fill('صاج اليوم');
    await form.locator('input[type=file]:not([capture])').setInputFiles(await photo('saj.png'));
    await form.getByRole('button', { name: 'إضافة الصورة' }).click();
    await expect(form.getByText('بقي مكانها وملاحظتها محفوظين', { exact: false })).toBeVisible();
    await page.unroute('**/api/v1/upload');
    await form.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(page.getByText('تمت إضافة الصورة')).toBeVisible();
    expect((await menuPage(page)).split('صاج اليوم').length - 1).toBeGreaterThan(0);
  },
);

test('adds a branch with a point from the map, and calls it @phone', async ({ page }, { project }) => {
  await page.goto(`${ADMIN}/branches`);
  const address = `وسط البلد ${project.name}`;
  const form = page.getByRole('form', { name: 'إضافة فرع' });
  await form.getByLabel('العنوان').fill(address);
  await form.getByLabel('الهاتف').fill('٠٧٩١٢٣٤٥٦٧');
  await form.getByRole('button', { name: 'الاختيار من الخريطة' }).click();
  // Without a network, the map shows an error and can still be used.
  await expect(form.getByText('تعذّر تحميل صور الخريطة', { exact: false })).toBeVisible();
  await form.getByRole('application').focus();
  await page.keyboard.press('Enter');
  const place = form.getByLabel('رابط المكان في الخرائط');
  await expect(place).toHaveValue(/^3[12]\.\d+, 35\.\d+$/);
  await place.fill('https://www.google.com/maps/@31.95,35.93,17z');
  await expect(place).toHaveValue('31.95, 35.93');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'إضافة الفرع' }).click();
  await expect(page.getByText('تمت إضافة الفرع')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: address });
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  expect(await menuPage(page)).toContain(address);
});

test('offers a new way to receive orders, with the chosen icon @phone', async ({ page }, { project }) => {
  await page.goto(`${ADMIN}/receiveOptions`);
  const title = `من الشباك ${project.name}`;
  const form = page.getByRole('form', { name: 'إضافة طريقة استلام' });
  await form.getByLabel('اسم الطريقة').fill(title);
  await form.getByRole('button', { name: 'اختيار أيقونة' }).click();
  await form.getByRole('searchbox').fill('سيارة');
  await form.getByRole('button', { name: 'سيارة من الشباك' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'إضافة الطريقة' }).click();
  await expect(page.getByText('تمت إضافة طريقة الاستلام')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: title });
  // Compares only the sequence of path commands, because the public page rounds the coordinates.
  const shape = async (where: Locator) =>
    (await where.locator('svg path').first().getAttribute('d'))?.match(/[a-z]/gi)?.join('');
  const drawn = await shape(row);
  await page.getByRole('button', { name: title, exact: true }).click();
  await expectAccessible(page);
  await page.goto('/m/innova');
  expect(await shape(page.locator('#receive li').filter({ hasText: title }))).toBe(drawn);
});

test('sets the hours of a night, copies them, and deletes a day @phone', async ({ page }) => {
  await page.goto(`${ADMIN}/workingDays`);
  await page.getByRole('button', { name: 'الخميس', exact: true }).click();
  const form = page.getByRole('form', { name: 'تعديل أوقات الخميس' });
  await form.getByLabel('يفتح').fill('١٨٠٠');
  await form.getByLabel('يغلق').fill('2');
  await form.getByLabel('يغلق').blur();
  await expect(form.getByText('يمتد العمل بعد منتصف الليل', { exact: false })).toBeVisible();
  await form.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تعديل اليوم')).toBeVisible();
  const days = page.getByRole('list', { name: 'الأسبوع المعتاد' });
  await expect(days.getByRole('listitem').nth(4)).toContainText('18:00 حتى 02:00');

  await page.getByRole('button', { name: 'الخميس', exact: true }).click();
  const copying = page.getByRole('group', { name: 'نسخ هذه الأوقات إلى أيام أخرى' });
  await copying.getByText('الجمعة').click();
  await expect(copying.getByLabel('الجمعة')).toBeChecked();
  // The opened day is at the top. A row behind the app bar would count as a target that the bar's buttons cover.
  await expect(page.getByRole('button', { name: 'الخميس', exact: true })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'نسخ إلى يوم واحد' }).click();
  await expect(days.getByRole('listitem').nth(5)).toContainText('18:00 حتى 02:00');

  await page.getByRole('button', { name: 'الجمعة', exact: true }).click();
  await page.getByRole('button', { name: 'حذف الجمعة' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(days.getByRole('listitem').nth(5)).toContainText('مغلق');
  await page.getByRole('button', { name: 'تراجع' }).first().click();
  await expect(days.getByRole('listitem').nth(5)).toContainText('18:00 حتى 02:00');
});

test('edits the week’s hours in its rows, by keyboard, and undoes the save', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${ADMIN}/workingDays`);
  const form = page.getByRole('form', { name: 'الأسبوع المعتاد' });
  const day = (name: string) => form.getByRole('group', { name });
  const times = (name: string) =>
    day(name)
      .getByRole('textbox')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  await day('الأحد').getByLabel('يفتح').focus();
  const before = await times('الإثنين');
  for (const key of ['١٢', 'Tab', '15', 'Tab', 'Enter']) {
    if (/^\p{N}/u.test(key)) await page.keyboard.insertText(key);
    else await page.keyboard.press(key);
  }
  await expect(day('الأحد').getByLabel('يفتح 2')).toBeFocused();
  await page.keyboard.insertText('18');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('2');
  await page.keyboard.press('Tab');
  await expect(day('الأحد').getByText('اليوم التالي')).toBeVisible();
  await day('الجمعة').getByRole('switch').click();
  await day('الأحد').getByRole('button', { name: 'انسخ إلى الأيام المفتوحة' }).click();
  await expect(day('الجمعة').getByText('مغلق')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم حفظ 7 أيام')).toBeVisible();
  expect(await times('الإثنين')).toEqual(['12:00', '15:00', '18:00', '02:00']);
  expect(await menuPage(page)).toContain('12:00');
  await page.getByRole('button', { name: 'تراجع' }).first().click();
  await expect(page.getByText('عادت 7 أيام كما كانت')).toBeVisible();
  await expect(day('الجمعة').getByRole('switch')).toBeChecked();
  await expect.poll(() => times('الإثنين')).toEqual(before);
});

const FORMS = [
  { room: 'branches', form: 'إضافة فرع', fields: { العنوان: 'العبدلي', الهاتف: '0791234567' }, send: 'إضافة الفرع' },
  { room: 'receiveOptions', form: 'إضافة طريقة استلام', fields: { 'اسم الطريقة': 'بالدرون' }, send: 'إضافة الطريقة' },
  { room: 'workingDays', form: 'تعديل أوقات الأحد', fields: { يفتح: '08:00', يغلق: '20:00' }, send: 'حفظ' },
] as const;

for (const { room, form: name, fields, send } of FORMS) {
  test(`keeps what was typed in ${room} when the server fails`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${ADMIN}/${room}${room === 'workingDays' ? '?day=sun' : ''}`);
    const form = page.getByRole('form', { name });
    await failWrites(page);
    for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
    await form.getByRole('button', { name: send }).click();
    await expect(page.getByText('الخدمة متوقفة لحظة').first()).toBeVisible();
    for (const [label, value] of Object.entries(fields)) await expect(form.getByLabel(label)).toHaveValue(value);
  });
}

test('may show the tiles of one map and pictures of nobody else', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.request.get(`${ADMIN}/branches`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy.split(';').map((part) => part.trim())).toContain(
    "img-src 'self' data: blob: https://tile.openstreetmap.org",
  );
  expect(policy.match(/https?:/g)).toHaveLength(1);
});

for (const room of ['galleries', 'branches', 'receiveOptions', 'workingDays']) {
  test(`meets no barrier in ${room}`, async ({ page }) => {
    await page.goto(`${ADMIN}/${room}`);
    await expect(
      page.getByRole('main').getByRole('listitem').or(page.getByRole('main').getByRole('heading')).first(),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
