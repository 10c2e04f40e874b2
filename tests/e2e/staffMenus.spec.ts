/** Staff create menus and orders, activate and deactivate menus, send log-in links, and manage public images. */
import type { Browser, Page } from '@playwright/test';
import { OWNER, passwordOf, signInAsStaff } from '../support/demo.js';
import { newName, PASSWORD } from '../support/users.js';
import { picture } from '../support/pictures.js';
import { expect, expectAccessible, test } from '../support/playwright.js';
import type { RunningServer } from '../support/server.js';

/** Creates a client with a new account. @returns the client's username */
async function aClient(browser: Browser, server: RunningServer): Promise<string> {
  const username = newName('client');
  const context = await browser.newContext();
  const answer = await context.request.post(`${server.origin}/api/v1/users/signup`, {
    data: {
      name: 'رنا منصور',
      username,
      email: `${username}@example.com`,
      phone: '+962790000000',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      agreeToTerms: true,
    },
  });
  expect(answer.ok()).toBe(true);
  await context.close();
  return username;
}

const open = (page: Page, tab: string) => page.goto(`/ordering-manager/${tab}`);
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const notice = (page: Page, text: string) => page.getByRole('region', { name: 'التنبيهات' }).getByText(text);

/** Creates a menu, so that no test deactivates the menu of another. @returns its id */
async function aMenu(page: Page, username: string): Promise<string> {
  await open(page, 'createMenu');
  await field(page, 'المستخدم').fill(username);
  await expect(form(page, 'إنشاء قائمة').getByText('رنا منصور')).toBeVisible();
  await field(page, 'رقم الخطة').fill('١');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'تم إنشاء القائمة')).toBeVisible();
  return field(page, 'معرّف القائمة').inputValue();
}

test('creates a client’s order and menu by keyboard alone @desktop', async ({ page, browser, server }) => {
  await signInAsStaff(page, server);
  const username = await aClient(browser, server);
  await open(page, 'createOrder');
  await field(page, 'العميل').fill('nobody-at-all');
  await expect(page.getByText('اسم المستخدم هذا غير موجود')).toBeVisible();
  await field(page, 'العميل').fill(username);
  await expect(form(page, 'إنشاء طلب').getByText('رنا منصور')).toBeVisible();
  await expect(page.getByRole('note')).toContainText('24.75د.أ');
  await expectAccessible(page);
  // Enter in the client's field goes on to the amount, where it sends the form.
  await page.keyboard.press('Enter');
  await expect(field(page, 'المبلغ الكلي')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'تم إنشاء الطلب بنجاح')).toBeVisible();
  await expect(page.getByRole('link', { name: 'فتح الطلب' })).toBeVisible();

  const menuId = await aMenu(page, username);
  expect(menuId).toMatch(/^[a-z0-9]{24}$/);
  // Notifications must not cover these buttons, which the user needs next.
  for (const copy of await page.getByRole('button', { name: /^نسخ/ }).all())
    await copy.click({ trial: true, timeout: 2000 });
  await expectAccessible(page);
  expect((await page.request.get(`/m/${menuId}`)).ok()).toBe(true);
});

test('closes a named menu, reopens it, finds both in the audit log @desktop', async ({ page, browser, server }) => {
  await signInAsStaff(page, server);
  const menuId = await aMenu(page, await aClient(browser, server));
  const visitor = await browser.newContext();
  const seen = async () => (await visitor.request.get(`${server.origin}/m/${menuId}`)).status();
  await open(page, `activation?menu=${menuId}`);
  await expect(form(page, 'تفعيل القوائم').getByText('قائمة بلا اسم بعد')).toBeVisible();
  // By keyboard: nothing is chosen at first; Enter in the field goes on to the choice, Enter there opens the
  // confirmation, and Enter on the focused button confirms.
  await field(page, 'القائمة').press('Enter');
  await expect(page.getByRole('radio', { name: 'تفعيل' })).toBeFocused();
  await page.getByRole('radio', { name: 'إيقاف' }).press('Space');
  await page.getByRole('radio', { name: 'إيقاف' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'إيقاف «قائمة بلا اسم بعد»؟' });
  await expect(question).toBeVisible();
  const yes = question.getByRole('button', { name: 'إيقاف' });
  for (let tabs = 0; tabs < 4 && !(await yes.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'تم التنفيذ بنجاح')).toBeVisible();
  expect(await seen()).toBe(404);
  const auditLog = page.getByRole('list', { name: 'السجل' });
  await expect(auditLog.getByRole('listitem')).toHaveCount(2);
  await expect(auditLog.getByRole('listitem').first()).toContainText('إيقاف القائمة');
  await expectAccessible(page);

  await field(page, 'القائمة').fill(`${server.origin}/m/${menuId}/admin`);
  await page.getByRole('radio', { name: 'تفعيل' }).check({ force: true });
  await page.getByRole('button', { name: 'فعّل القائمة' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'تفعيل' }).click();
  await expect(auditLog.getByRole('listitem').first()).toContainText('تفعيل القائمة');
  expect(await seen()).toBe(200);
  await visitor.close();
});

test('keeps what is typed at the start of the page @desktop', async ({ page, server }) => {
  await signInAsStaff(page, server);
  await open(page, 'createMenu');
  const user = field(page, 'المستخدم');
  for (const typed of ['', 'مقهى', 'zaatar']) {
    await user.fill(typed);
    await expect(user).toHaveCSS('text-align', 'right');
  }
});

test('gives a menu another admin, and takes one away @desktop', async ({ page, browser, server }) => {
  await signInAsStaff(page, server);
  const [first, second] = [await aClient(browser, server), await aClient(browser, server)];
  const menuId = await aMenu(page, first);
  await open(page, `admins?menu=${menuId}`);
  const admins = page.getByRole('region', { name: 'مدراء «قائمة بلا اسم بعد»' });
  await expect(admins.getByText(first)).toBeVisible();
  await expect(admins.getByRole('button')).toHaveCount(0);
  await field(page, 'المستخدم').fill(second);
  await page.getByRole('button', { name: 'إضافة المدير' }).click();
  await expect(notice(page, 'تمت إضافة المدير بنجاح')).toBeVisible();
  await admins.getByRole('button', { name: `إزالة ${first}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'إزالة' }).click();
  await expect(admins.getByText(first)).toBeHidden();
  await expect(admins.getByText(second)).toBeVisible();
  await expectAccessible(page);
});

test('logs a client in by a link that works once, for the first tap @phone', async ({ page, browser, server }) => {
  await signInAsStaff(page, server);
  const username = await aClient(browser, server);
  await open(page, 'logInLinks');
  const once = form(page, 'رابط لمرة واحدة');
  await once.getByRole('textbox', { name: 'المستخدم' }).fill(username);
  await once.getByRole('button', { name: 'إنشاء الرابط' }).click();
  const shown = page.getByRole('textbox', { name: `رابط دخول ${username}` });
  const link = await shown.inputValue();
  expect(link).toMatch(/\/login\/once#[\w-]{43}$/);
  await expectAccessible(page);

  const phone = await browser.newContext();
  const client = await phone.newPage();
  const sent: string[] = [];
  client.on('request', (request) => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  // Opening the link twice, as a preview and later the client do, does not use it up.
  await client.goto(link);
  await client.goto('about:blank');
  await client.goto(link);
  const button = client.getByRole('button', { name: 'ادخل إلى حسابي' });
  await expect(button).toBeEnabled();
  expect(new URL(client.url()).hash).toBe('');
  await expectAccessible(client);
  await client.reload();
  await client.getByRole('link', { name: 'English' }).click();
  await client.getByRole('button', { name: 'Open my account' }).click();
  await expect(client.getByRole('heading', { level: 1, name: 'You are logged in' })).toBeVisible();
  expect(sent.filter((one) => one.includes(link.split('#')[1] ?? link))).toEqual([]);

  const late = await browser.newContext();
  const other = await late.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'ادخل إلى حسابي' }).click();
  await expect(other.getByText('استُخدم هذا الرابط من قبل')).toBeVisible();
  const cut = await late.newPage();
  await cut.goto(`${server.origin}/login/once`);
  await expect(cut.getByRole('heading', { level: 1, name: 'هذا الرابط ناقص' })).toBeVisible();
  await phone.close();
  await late.close();
});

test('copies a log-in link that fills in both fields', { tag: '@desktop' }, async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsStaff(page, server);
  await open(page, 'logInLinks');
  const generator = form(page, 'منشئ روابط الدخول');
  await generator.getByRole('textbox', { name: 'اسم المستخدم' }).fill(OWNER);
  await generator.getByRole('textbox', { name: 'كلمة المرور' }).fill(passwordOf(server, OWNER));
  await generator.getByRole('button', { name: 'نسخ الرابط' }).click();
  await expect(notice(page, 'تم النسخ')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.origin).toBe(server.origin);
  expect(Object.fromEntries(link.searchParams)).toEqual({ username: OWNER, password: passwordOf(server, OWNER) });
});

test('trashes inactive menus once their number is typed, restores @desktop', async ({ page, browser, server }) => {
  const request = await signInAsStaff(page, server);
  const menuId = await aMenu(page, await aClient(browser, server));
  expect((await request.delete(`${server.origin}/api/v1/quickmenu/${menuId}`)).ok()).toBe(true);
  await open(page, 'inactiveMenus');
  const more = page.getByRole('button', { name: 'المزيد: القوائم المتوقفة' });
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'القوائم المتوقفة' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  const table = page.getByRole('table', { name: 'القوائم المتوقفة' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
  // Another test may have stopped a menu, so only this one is selected.
  await table.getByRole('row').filter({ hasText: menuId }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'حذف المحددة (1)' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'حذف القائمة' })).toBeDisabled();
  await expect(question).toContainText('القوائم المحذوفة');
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('textbox').fill('1');
  await question.getByRole('button', { name: 'حذف القائمة' }).click();
  // An open dialog hides the table from roles too, so the row alone would not tell that the menu is deleted.
  await expect(question).toBeHidden();
  await expect(table.getByText(menuId)).toBeHidden();
  expect((await request.get(`${server.origin}/api/v1/quickmenu/${menuId}`)).status()).toBe(404);

  const deleted = page
    .getByRole('list', { name: 'القوائم المحذوفة' })
    .getByRole('listitem')
    .filter({ hasText: menuId });
  await expect(deleted).toContainText('بقي 30 يومًا');
  await expectAccessible(page);
  await deleted.getByRole('button', { name: 'استعادة' }).click();
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'استعادة' }).click();
  await expect(notice(page, 'استُعيدت')).toBeVisible();
  await expect(deleted).toBeHidden();
  await expect(table.getByText(menuId)).toBeVisible();
  expect((await request.post(`${server.origin}/api/v1/quickmenu/${menuId}`)).ok()).toBe(true);
  expect((await page.goto(`/m/${menuId}`))?.ok()).toBe(true);
});

test('adds a public image, finds it by title, edits it in place @desktop', async ({ page, server }) => {
  await signInAsStaff(page, server);
  await open(page, 'publicImages');
  const title = newName('طبق');
  const creating = form(page, 'إنشاء صورة عامة');
  await creating.getByRole('textbox', { name: 'العنوان' }).fill(title);
  const buffer = await picture().png().toBuffer();
  await creating
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer });
  await creating.getByRole('button', { name: 'إنشاء ورفع' }).click();
  await expect(notice(page, 'تم رفع الصورة')).toBeVisible();

  await page.getByRole('search').getByRole('searchbox', { name: 'العنوان' }).fill(title);
  const list = page.getByRole('list', { name: 'الصور العامة' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('img')).toHaveCount(0);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: `تعديل ${title}` }).click();
  const editing = form(page, `تعديل ${title}`);
  await editing.getByRole('textbox', { name: 'العنوان' }).fill(`${title} جديد`);
  await expectAccessible(page);
  await editing.getByRole('button', { name: 'حفظ' }).click();
  await expect(notice(page, 'تم التعديل')).toBeVisible();
  await expect(list.getByText(`${title} جديد`)).toBeVisible();
});
