/** The work queue of a provider with 800 venues. (docs/spec/staff-console.md#work-queue) */
import { workQueueEndpoints } from '@qaima/schemas';
import type { Page } from '@playwright/test';
import { run } from '../support/command.js';
import { DEMO_STAFF, passwordOf, signInAsStaff } from '../support/demo.js';
import { expect, expectAccessible, test } from '../support/playwright.js';
import type { RunningServer } from '../support/server.js';
import { signedIn } from '../support/users.js';

const QUEUE = 'تنتهي خلال 30 يومًا';
const ROWS_PER_PAGE = 30;

test.beforeAll(async ({ server }) => {
  expect(await run('seed', server.data, 'venues')).toMatchObject({ code: 0 });
});

const arabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

const rowsOf = (page: Page) =>
  page
    .getByRole('table', { name: QUEUE })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** The entries of the queue's first page. */
async function entriesOf(server: RunningServer) {
  const staff = await signedIn(server, DEMO_STAFF, passwordOf(server, DEMO_STAFF));
  const query = { queue: 'expiring', limit: ROWS_PER_PAGE } as const;
  return (await staff.ask(workQueueEndpoints.read, { params: {}, query })).data.entries;
}

test('writes to many clients, stops their menus at once, undoes it @desktop', async ({ page, context, server }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await signInAsStaff(page, server);
  await page.goto('/ordering-manager');
  await expect(rowsOf(page)).toHaveCount(ROWS_PER_PAGE);
  const open = (await entriesOf(server)).filter(({ menu }) => menu?.active).slice(1, 4);
  const names = open.map(({ menu }) => menu?.institution?.name ?? '');
  for (const name of names) await rowsOf(page).filter({ hasText: name }).getByRole('checkbox').check();

  await page.getByRole('button', { name: 'رسالة لكل واحدة' }).click();
  const messages = page.getByRole('dialog', { name: 'رسالة إلى 3 عملاء' });
  for (const { client } of open) {
    await expect(messages.getByLabel('نص الرسالة')).toHaveValue(new RegExp(client.name ?? ''));
    const chat = page.waitForEvent('popup');
    await messages.getByRole('link', { name: 'فتح المحادثة' }).click();
    await (await chat).close();
  }
  await expect(messages.getByRole('status')).toHaveText('فُتحت 3 من 3');
  await expectAccessible(page, '[role=dialog]');
  await messages.getByRole('button', { name: 'إغلاق' }).click();

  /** The statuses that guests get. */
  const seen = () => Promise.all(open.map(async ({ menu }) => (await fetch(`${server.origin}/m/${menu?._id}`)).status));
  await page.getByRole('button', { name: 'إيقاف القوائم' }).click();
  const question = page.getByRole('alertdialog', { name: 'إيقاف 3 قوائم؟' });
  for (const name of names) await expect(question.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'إيقاف القوائم' }).click();
  await expect(page.getByText('توقفت 3 قوائم')).toBeVisible();
  expect(await seen()).toEqual([404, 404, 404]);
  await expect(rowsOf(page).filter({ hasText: names[0] ?? '' })).toHaveCount(0);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('عادت 3 قوائم إلى العمل')).toBeVisible();
  expect(await seen()).toEqual([200, 200, 200]);
  await expect(rowsOf(page).filter({ hasText: names[0] ?? '' })).toHaveCount(1);
});

test('jumps to a page and a saved view, finds an Arabic-digit phone, renews', async ({ page, server, isMobile }) => {
  await signInAsStaff(page, server);
  await page.goto('/ordering-manager');
  await page.getByRole('textbox', { name: /^رقم الصفحة/ }).fill('٣');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByRole('navigation', { name: 'صفحات القائمة' }).getByRole('status')).toHaveText(/^صفحة 3 من/);

  if (isMobile) await page.getByRole('button', { name: 'بحث وترتيب وطرق عرض' }).click();
  const field = page.getByRole('searchbox', { name: 'بحث في هذا الجدول' });
  const [, entry] = (await entriesOf(server)).filter(({ order }) => order);
  const phone = entry?.client.phone?.replace('+962', '0') ?? '';
  await field.fill(arabicDigits(phone));
  await expect(rowsOf(page)).toHaveCount(1);
  const row = rowsOf(page).filter({ hasText: entry?.client.name ?? '' });
  await expect(row).toBeVisible();

  const view = isMobile ? 'عميل على الهاتف' : 'عميل';
  await page.getByRole('button', { name: 'حفظ هذا العرض' }).click();
  await page.getByLabel('اسم العرض').fill(view);
  await page.keyboard.press('Enter');
  await field.fill('');
  await expect(rowsOf(page)).toHaveCount(ROWS_PER_PAGE);
  await page.reload();
  if (isMobile) await page.getByRole('button', { name: 'بحث وترتيب وطرق عرض' }).click();
  await page.getByRole('button', { name: view, exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(1);

  await row.getByRole('button', { name: 'تجديد لسنة' }).click();
  const renewal = page.getByRole('alertdialog');
  await expectAccessible(page, '[role=alertdialog]');
  await renewal.getByRole('button', { name: 'تجديد', exact: true }).click();
  await expect(page.getByText(/جُدّد/).first()).toBeVisible();
});
