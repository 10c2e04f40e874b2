/** An owner signs in and edits the menu; the next visitor gets the changed menu. */
import type { Locator, Page } from '@playwright/test';
import { OWNER, passwordOf, signInAsOwner, skipTour } from '../support/demo.js';
import { picture } from '../support/pictures.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const ITEMS = '/m/innova/admin/items';
const SECTIONS = '/m/innova/admin/sections';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area that two boxes have in common, in square px. */
function overlap(one: Box | null | undefined, other: Box | null | undefined): number {
  if (!one || !other) throw new Error('One of the two is not there.');
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The HTML of the menu page that a visitor gets now. */
const menuPage = async (page: Page) => (await page.request.get('/m/innova', { headers: { cookie: '' } })).text();

/** The panel, which is a column next to the list on a desktop and a dialog on a phone. */
const panelOf = (page: Page, name: string) =>
  page.getByRole('complementary', { name: new RegExp(name) }).or(page.getByRole('dialog', { name: new RegExp(name) }));

const openItem = async (page: Page, title: string) => {
  await page.goto(ITEMS);
  await page.getByRole('searchbox').or(page.getByPlaceholder('ابحث عن صنف')).first().fill(title);
  await page
    .getByRole('button', { name: new RegExp(`^(تعديل )?${title}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'تعديل الصنف' })).toBeVisible();
};

test('signs in with a password, and is told when it is wrong', { tag: '@desktop' }, async ({ page, server }) => {
  await skipTour(page);
  await page.goto(ITEMS);
  await page.getByLabel('اسم المستخدم').fill(OWNER);
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'دخول' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(passwordOf(server, OWNER));
  await page.getByRole('button', { name: 'دخول' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'العناصر' })).toBeVisible();
});

test('changes an item, and the next visitor reads it', { tag: '@desktop' }, async ({ page, server }, { project }) => {
  await signInAsOwner(page, server);
  await openItem(page, 'مسخّن دجاج');
  const description = `بزيت زيتون عجلون وبصل السمّاق ${project.name}`;
  await page.getByLabel('الوصف').fill(description);
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تعديل الصنف')).toBeVisible();
  expect(await menuPage(page)).toContain(description);
});

test(
  'types a price with an Arabic comma, is asked if ambiguous or a jump',
  { tag: '@phone' },
  async ({ page, server }) => {
    await signInAsOwner(page, server);
    await openItem(page, 'ميني برجر');
    const price = page.getByLabel('السعر', { exact: true });
    await price.click();
    await page.keyboard.type('٣،٢٥٠');
    const question = page.getByRole('group', { name: 'أي رقم تقصد بـ «3،250»؟' });
    await expect(question.getByRole('button')).toHaveText(['3.25', '3,250']);
    await expectAccessible(page);
    await question.getByRole('button', { name: '3,250' }).click();
    await expect(price).toBeFocused();
    await page.getByRole('button', { name: 'حفظ' }).click();
    const jump = page.getByRole('alertdialog', { name: 'هل السعر الجديد صحيح؟' });
    await expect(jump).toContainText('3,250.00');
    await expectAccessible(page);
    await jump.getByRole('button', { name: 'رجوع للتعديل' }).click();
    await expect(jump).toBeHidden();
    // The price input is focused and its text selected, so typing replaces the text.
    await expect(price).toBeFocused();
    await page.keyboard.type('٣،٢٥');
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByText('تم تعديل الصنف')).toBeVisible();
    expect(await menuPage(page)).toMatch(/ميني برجر[\s\S]{0,600}?3\.25/);
  },
);

test(
  'is asked about a sub-item’s price above the form’s bar, not under it',
  { tag: '@phone' },
  async ({ page, server }) => {
    await signInAsOwner(page, server);
    await openItem(page, 'مياه معدنية');
    const prices = page.getByRole('region', { name: 'الخيارات' }).getByRole('textbox', { name: 'السعر' });
    const bar = page.locator('[data-keep-clear]').filter({ has: page.getByRole('button', { name: 'حفظ' }) });
    await expect(prices).toHaveCount(2);
    for (const price of await prices.all()) {
      await price.click();
      await page.keyboard.type('٣،٢٥٠');
      const question = page.getByRole('group', { name: 'أي رقم تقصد بـ «3،250»؟' });
      await expect(question).toBeInViewport({ ratio: 1 });
      expect(overlap(await question.boundingBox(), await bar.boundingBox())).toBe(0);
      await question.getByRole('button', { name: '3.25' }).click();
      await expect(question).toHaveCount(0);
    }
  },
);

test(
  'is told what is wrong with a field, in place, and keeps what was typed',
  { tag: '@phone' },
  async ({ page, server }) => {
    await signInAsOwner(page, server);
    await openItem(page, 'منسف دجاج');
    await page.getByLabel('الاسم').fill('');
    await page.getByLabel('الوصف').fill('وصف لم يُحفظ بعد');
    await expect(page.getByText('هذا الحقل مطلوب')).toBeVisible();
    await expect(page.getByLabel('الوصف')).toHaveValue('وصف لم يُحفظ بعد');
  },
);

test('keeps what was typed when the server fails', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await openItem(page, 'كبسة لحم');
  await page.route('**/api/v1/quickmenu/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          json: { status: 'error', message: 'الخدمة متوقفة لحظة', err: { statusCode: 503 } },
        })
      : route.continue(),
  );
  await page.getByLabel('الوصف').fill('ما كُتب يبقى');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('الخدمة متوقفة لحظة').first()).toBeVisible();
  await expect(page.getByLabel('الوصف')).toHaveValue('ما كُتب يبقى');
});

test('marks an item as sold out with one tap', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(ITEMS);
  await page.getByPlaceholder('ابحث عن صنف').fill('أوزي باللحم');
  const saved = page.waitForResponse((one) => one.request().method() === 'PUT' && one.ok());
  await page.getByRole('switch', { name: 'نفد: أوزي باللحم' }).click();
  await saved;
  const html = await menuPage(page);
  // Searches after `<body`, because the head contains the same text as structured data.
  const place = html.indexOf('أوزي باللحم', html.indexOf('<body'));
  const card = html.slice(place - 1500, place + 1500);
  expect(card).toContain('نفد');
});

test('shows states in forced colours', { tag: '@desktop' }, async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAsOwner(page, server);
  await page.goto(SECTIONS);
  const style = (target: Locator, name: string, part?: string) =>
    target.evaluate((element, [property, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(property), [
      name,
      part,
    ] as const);
  // The switch of the demo menu's first section is off.
  const off = page.getByRole('switch', { checked: false }).first();
  await expect(off).toBeVisible();
  expect(await style(off, 'background-color', '::before')).not.toBe(await style(off, 'background-color'));
  await expect(page.getByRole('button', { name: 'إضافة تصنيف' })).toHaveCSS('outline-style', 'solid');
  await page.goto('/m/innova/admin/soldOut');
  const segments = page.getByRole('radiogroup').locator('label');
  await expect(segments.first()).toHaveCSS('outline-style', 'solid');
  await expect(segments.last()).toHaveCSS('outline-style', 'none');
  const on = page.getByRole('switch', { checked: true }).first();
  await expect(on).toBeVisible();
  expect(await style(on, 'background-color', '::before')).not.toBe(await style(on, 'background-color'));
  await expect(on).not.toHaveCSS('background-color', await style(off, 'background-color'));
});

test('gives an item a picture', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await openItem(page, 'زرب دجاج');
  const before = await menuPage(page);
  await panelOf(page, 'تعديل الصنف')
    .locator('input[type=file]:not([capture])')
    .setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await picture().png().toBuffer(),
    });
  await expect(page.getByText('تمت إضافة الصورة')).toBeVisible();
  expect(await menuPage(page)).not.toBe(before);
});

test('creates a section, renames it, and deletes it after being asked @phone', async ({ page, server }, {
  project,
}) => {
  await signInAsOwner(page, server);
  await page.goto(SECTIONS);
  const title = `تصنيف جديد ${project.name}`;
  await page.getByRole('button', { name: 'إضافة تصنيف' }).click();
  const form = page.getByRole('form', { name: 'إضافة تصنيف' });
  await form.getByLabel('اسم التصنيف').fill(title);
  await form.getByRole('button', { name: 'إضافة التصنيف' }).click();
  await expect(page.getByText('تمت إضافة التصنيف')).toBeVisible();
  await page.getByText(title, { exact: true }).first().click();
  const panel = panelOf(page, 'تعديل التصنيف');
  await panel.getByLabel('اسم التصنيف').fill(`${title} معدّل`);
  await panel.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تعديل التصنيف')).toBeVisible();
  await page.getByText(`${title} معدّل`, { exact: true }).first().click();
  await panel.getByRole('button', { name: 'حذف التصنيف' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: /^حذف/ }))
    .getByRole('button', { name: 'حذف', exact: true })
    .click();
  await expect(page.getByText('تم حذف التصنيف')).toBeVisible();
  await expect(page.getByText(`${title} معدّل`, { exact: true })).toHaveCount(0);
});

test('is told of a page that does not exist', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  const answer = await page.goto('/m/innova/admin/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('حدث خطأ، غير موجود (404)')).toBeVisible();
  expect((await page.request.get('/ordering-manager/nowhere')).status()).toBe(404);
  for (const address of [ITEMS, `${ITEMS}?item=none`, '/m/innova/admin/login', '/m/innova/admin']) {
    expect((await page.request.get(address)).status()).toBe(200);
  }
});

for (const [language, width] of [
  ['Arabic', '@phone'],
  ['English', '@desktop'],
] as const) {
  test(`hides a section in ${language}, no notice covers controls ${width}`, async ({ page, server }) => {
    await signInAsOwner(page, server);
    await page.goto(SECTIONS);
    if (language === 'English') {
      await page
        .getByRole('button', { name: /English|الإنجليزية/ })
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    }
    await page.getByText('مشاوي', { exact: false }).first().click();
    const panel = panelOf(page, 'تعديل التصنيف|Edit section');
    const save = panel.locator('[type=submit]');
    const hide = panel.getByRole('switch');
    await expect(save).toBeVisible();
    for (const time of [1, 2]) {
      await hide.click();
      await expect(page.locator('[data-error=false]')).toHaveCount(1);
      const [said, ...used] = await Promise.all(
        [page.locator('[data-error=false]'), save, hide].map((one) => one.boundingBox()),
      );
      for (const box of used) expect(overlap(said, box), `time ${time}`).toBe(0);
      await page.locator('[data-error=false] button').last().click();
      await expect(page.locator('[data-error=false]')).toHaveCount(0);
    }
  });
}

test(
  'moves a section by its handle, and the next visitor sees the order',
  { tag: '@phone' },
  async ({ page, server }) => {
    await signInAsOwner(page, server);
    await page.goto(SECTIONS);
    const titles = () => page.locator('tbody tr td:first-child').allTextContents();
    const handles = page.locator('[data-drag]');
    await expect(handles.first()).toBeVisible();
    const [first, second, ...rest] = await titles();
    const [from, to] = await Promise.all([handles.nth(1).boundingBox(), handles.nth(0).boundingBox()]);
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (from?.y ?? 0) - 30, { steps: 4 });
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) - 4, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText('تم تعديل الترتيب')).toBeVisible();
    expect(await titles()).toEqual([second, first, ...rest]);
    const html = await menuPage(page);
    expect(html.indexOf(second?.trim() ?? '', html.indexOf('<main'))).toBeLessThan(
      html.indexOf(first?.trim() ?? '', html.indexOf('<main')),
    );
    await handles.first().press('ArrowDown');
    await expect.poll(titles).toEqual([first, second, ...rest]);
  },
);

test('makes items one after the other, and is led to the last', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(ITEMS);
  const toolbar = page.getByRole('toolbar');
  for (const tool of await toolbar.getByRole('button').all()) {
    const box = await tool.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
  await page.getByRole('button', { name: 'صنف جديد' }).click();
  const panel = page.getByRole('dialog', { name: 'إضافة صنف' });
  const section = panel.getByLabel('التصنيف');
  await expect(section).toBeVisible();
  const last = (await section.locator('option').allTextContents()).at(-1) ?? '';
  await section.selectOption(last);
  for (const [title, button] of [
    ['شاي بالنعناع البري', 'إضافة وآخر بعده'],
    ['شاي بالميرمية', 'إضافة الصنف'],
  ] as const) {
    await panel.getByLabel('الاسم').fill(title);
    await panel.getByLabel('الوصف').fill('من جبال عجلون');
    await panel.getByLabel('السعر', { exact: true }).fill('1.5');
    await panel
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'قائمة.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByText(/قائمة\.jpg.*الأنواع المقبولة/)).toBeVisible();
    await panel.getByRole('button', { name: button }).click();
    await expect(page.getByText('تمت إضافة الصنف')).toBeVisible();
  }
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'شاي بالميرمية', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'صنف جديد' }).click();
  await expect(section.locator('option:checked')).toHaveText(last);
});

test('finds the whole area in English too', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(ITEMS);
  await page
    .getByRole('button', { name: /English|الإنجليزية/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
});

for (const address of [ITEMS, SECTIONS]) {
  test(`meets no barrier at ${address}`, async ({ page, server }) => {
    await signInAsOwner(page, server);
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('أطباق أردنية').first()).toBeVisible();
    await expectAccessible(page);
  });
}
