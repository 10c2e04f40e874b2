/** An owner reorders the menu by touch, keyboard and buttons, and builds combos. */
import type { Locator, Page } from '@playwright/test';
import { signInAsOwner } from '../support/demo.js';
import { expect, expectAccessible, expectReadableColours, goDark, test } from '../support/playwright.js';
import type { Server } from '../support/server.js';

const ORDER = '/m/innova/admin/items?view=reorder';
const COMBOS = '/m/innova/admin/items?view=combos';

interface Ordered {
  readonly title: string;
  readonly items: readonly { readonly title: string }[];
}

/** The order of sections and items on the server. */
async function orderOf(page: Page, server: Server): Promise<readonly Ordered[]> {
  const answer = await page.context().request.get(`${server.origin}/api/v1/quickmenu/innova`);
  return ((await answer.json()) as { data: { data: { sections: readonly Ordered[] } } }).data.data.sections;
}

const titlesIn = (order: readonly Ordered[], section: string) =>
  order.find(({ title }) => title === section)?.items.map(({ title }) => title) ?? [];

async function openOrder(page: Page, server: Server) {
  await signInAsOwner(page, server);
  await page.goto(ORDER);
  await expect(page.getByRole('heading', { name: 'ترتيب القائمة' })).toBeVisible();
}

const handleOf = (page: Page, title: string) => page.getByRole('button', { name: `سحب ${title}`, exact: true });
const toggleOf = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

async function save(page: Page) {
  await page.getByRole('button', { name: 'تعديل الترتيب' }).click();
  await expect(page.getByText('تم تعديل الترتيب')).toBeVisible();
}

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Waits until clicks are handled again, because the drag library blocks them for about 50 ms after a drop. */
async function clicksAreHeard(page: Page): Promise<void> {
  const isHeard = () =>
    page.evaluate(() => {
      let heard = false;
      const hear = () => (heard = true);
      document.body.addEventListener('click', hear);
      document.body.click();
      document.body.removeEventListener('click', hear);
      return heard;
    });
  await expect.poll(isHeard).toBe(true);
}

/** Waits for two frames, so that the drop is rendered and keys are handled. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Drags from one handle to another, by touch or mouse. `by` is the distance from the target's middle in px. */
async function drag(page: Page, from: Locator, to: Locator, by: number, isTouch: boolean) {
  const start = await middleOf(from);
  const end = await middleOf(to);
  const steps = Array.from({ length: 8 }, (_, step) => start.y + ((end.y + by - start.y) * (step + 1)) / 8);
  // Waits until the start of the drag is announced, because moving earlier would cancel it.
  const lifted = () => expect(page.getByText(/^رُفع /)).toBeAttached();
  if (!isTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y + Math.sign(end.y - start.y) * 8);
    await lifted();
    for (const y of steps) await page.mouse.move(start.x, y);
    await drawn(page);
    await page.mouse.up();
    await clicksAreHeard(page);
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: start.x, y }] });
  await touch('touchStart', start.y);
  await touch('touchMove', start.y + Math.sign(end.y - start.y) * 8);
  await lifted();
  for (const y of steps) await touch('touchMove', y);
  await drawn(page);
  await touch('touchEnd');
  await clicksAreHeard(page);
}

test('drags an item within and into a folded section, saves with the button', async ({ page, server }, { project }) => {
  const isTouch = project.use.hasTouch === true;
  await openOrder(page, server);
  const before = await orderOf(page, server);
  const [first, second] = before;
  const [one, two] = first?.items.map(({ title }) => title) ?? [];
  await toggleOf(page, first?.title ?? '').click();
  const scrolled = await page.evaluate(() => scrollY);

  await drag(page, handleOf(page, one ?? ''), handleOf(page, two ?? ''), 20, isTouch);
  await expect(page.getByText('تغيير واحد غير محفوظ')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(titlesIn(await orderOf(page, server), first?.title ?? '').slice(0, 2)).toEqual([one, two]);

  await toggleOf(page, first?.title ?? '').click();
  await toggleOf(page, second?.title ?? '').click();
  const third = second?.items[0]?.title ?? '';
  await drag(page, handleOf(page, third), handleOf(page, first?.title ?? ''), 0, isTouch);
  await expect(page.getByText('تغييران غير محفوظين')).toBeVisible();
  await save(page);

  const after = await orderOf(page, server);
  expect(titlesIn(after, first?.title ?? '').slice(0, 2)).toEqual([two, one]);
  expect(titlesIn(after, first?.title ?? '').at(-1)).toBe(third);
  expect(after.flatMap(({ items }) => items)).toHaveLength(before.flatMap(({ items }) => items).length);
});

test('drags a section above another @desktop', async ({ page, server }, { project }) => {
  await openOrder(page, server);
  const titles = (await orderOf(page, server)).map(({ title }) => title);
  const [one = '', two = '', three = ''] = titles;
  await drag(page, handleOf(page, three), handleOf(page, two), -20, project.use.hasTouch === true);
  await save(page);
  expect((await orderOf(page, server)).map(({ title }) => title).slice(0, 3)).toEqual([one, three, two]);
});

test('arranges with the keyboard alone', { tag: '@desktop' }, async ({ page, server }) => {
  await openOrder(page, server);
  const [first, second] = await orderOf(page, server);
  await toggleOf(page, second?.title ?? '').focus();
  await page.keyboard.press('Enter');
  const item = second?.items[0]?.title ?? '';
  await handleOf(page, item).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`رُفع «${item}»`)).toBeAttached();
  await drawn(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`في «${first?.title ?? ''}».`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('تغيير واحد غير محفوظ')).toBeVisible();
  await page.getByRole('button', { name: 'تعديل الترتيب' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('تم تعديل الترتيب')).toBeVisible();
  expect(titlesIn(await orderOf(page, server), first?.title ?? '').at(-1)).toBe(item);
});

test('arranges with thumb-sized buttons, and the focus follows @phone', async ({ page, server }) => {
  await openOrder(page, server);
  const [first, , third] = await orderOf(page, server);
  const item = first?.items[1]?.title ?? '';
  await toggleOf(page, first?.title ?? '').click();
  const up = page.getByRole('button', { name: `تحريك ${item} إلى أعلى`, exact: true });
  for (const button of [up, handleOf(page, item)]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await up.click();
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: `نقل ${item}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'نقل إلى تصنيف…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: third?.title ?? '' })
    .click();
  await save(page);
  expect(titlesIn(await orderOf(page, server), third?.title ?? '').at(-1)).toBe(item);
});

test(
  'keeps the arrangement if the server fails, and is asked on leaving',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await openOrder(page, server);
    const [, second] = await orderOf(page, server);
    await page.route('**/api/v1/quickmenu/*/sections', (route) =>
      route.fulfill({
        status: 503,
        json: { status: 'error', message: 'الخدمة متوقفة لحظة', err: { statusCode: 503 } },
      }),
    );
    await page.getByRole('button', { name: `تحريك ${second?.title ?? ''} إلى أعلى`, exact: true }).click();
    await page.getByRole('button', { name: 'تعديل الترتيب' }).click();
    await expect(page.getByText('الخدمة متوقفة لحظة')).toBeVisible();
    await expect(page.getByText('تغيير واحد غير محفوظ')).toBeVisible();
    await page.getByRole('button', { name: 'العودة إلى الأصناف' }).click();
    await expect(page.getByText('لديك تغييرات غير محفوظة')).toBeVisible();
  },
);

test(
  'puts a combo together, changes it, and deletes it after being asked',
  { tag: '@desktop' },
  async ({ page, server }, { project }) => {
    await signInAsOwner(page, server);
    await page.goto(COMBOS);
    const title = `وجبة التجربة ${project.name}`;
    await page.getByRole('button', { name: 'وجبة جديدة' }).click();
    await page.getByLabel('اسم الوجبة').fill(title);
    await page.getByLabel('السعر').fill('٣٫٥');
    await page.getByRole('button', { name: 'اختيار الأصناف' }).click();
    const picker = page.getByRole('dialog', { name: 'أصناف الوجبة' });
    await picker.getByPlaceholder('ابحث عن صنف').fill('كنافه');
    await picker.getByRole('checkbox', { name: /كنافة/ }).first().check();
    await picker.getByRole('button', { name: 'تم الاختيار' }).click();
    await page.getByRole('button', { name: 'إضافة الوجبة' }).click();
    await expect(page.getByText('تمت إضافة الوجبة')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: title });
    await expect(card).toContainText('كنافة');
    await expect(card).toContainText('3.50');
    await card.getByRole('button', { name: `حذف ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
    await expect(card).toHaveCount(0);
  },
);

test('puts the combos where they shall stand on the page', { tag: '@desktop' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  /** The ids of the sections in the order of the page, which the links to them have too. */
  const idsOnPage = async () => {
    await page.goto('/m/innova');
    const ids = await page.locator('main > .section').evaluateAll((sections) => sections.map(({ id }) => id));
    const links = await page
      .locator('.chips a')
      .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('href')?.slice(1)));
    expect(links).toEqual(ids);
    return ids;
  };
  const put = async (label: string) => {
    await page.goto(COMBOS);
    await page.getByLabel('مكانها في القائمة').selectOption({ label });
    await expect(page.getByText('تم تغيير مكان الوجبات المجمّعة')).toBeVisible();
    await expect(page.getByLabel('مكانها في القائمة').locator('option:checked')).toHaveText(label);
  };
  const before = await idsOnPage();
  const sections = before.slice(0, -1);
  expect(before.at(-1)).toBe('combos');
  // The demo has a hidden section, which is behind all others.
  const title = await page.locator(`[id="${sections.at(-1) ?? ''}-t"]`).textContent();
  await put(`قبل «${title?.trim() ?? ''}»`);
  expect(await idsOnPage()).toEqual([...sections.slice(0, -1), 'combos', ...sections.slice(-1)]);
  await put('بعد كل التصنيفات');
  expect(await idsOnPage()).toEqual(before);
});

test('keeps what was typed of a combo when the server fails', { tag: '@phone' }, async ({ page, server }) => {
  await signInAsOwner(page, server);
  await page.goto(COMBOS);
  await page.route('**/api/v1/quickmenu/*/combos/*', (route) =>
    route.fulfill({
      status: 503,
      json: { status: 'error', message: 'الخدمة متوقفة لحظة', err: { statusCode: 503 } },
    }),
  );
  await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
  await page.getByLabel('اسم الوجبة').fill('اسم لم يُحفظ بعد');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('الخدمة متوقفة لحظة')).toBeVisible();
  await expect(page.getByLabel('اسم الوجبة')).toHaveValue('اسم لم يُحفظ بعد');
});

test('meets no barrier, nor in the dark', async ({ page, server }) => {
  await openOrder(page, server);
  await page.getByRole('button', { name: 'فتح الكل' }).click();
  await expectAccessible(page);
  await page.goto(COMBOS);
  await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
  await expect(page.getByRole('button', { name: 'اختيار الأصناف' })).toBeVisible();
  await expectAccessible(page);
  await goDark(page);
  await expectReadableColours(page);
});
