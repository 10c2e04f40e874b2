/** A user adds a passkey, logs in with it, loses it, and gets in by a recovery code. The passkeys are of Chromium. */
import type { CDPSession, Page } from '@playwright/test';
import { freePort } from '../../scripts/lib/port.mjs';
import { startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { Client } from '../support/http.js';
import { accountEndpoints } from '@qaima/schemas';
import { newName, PASSWORD } from '../support/users.js';
import { expect, expectAccessible, test } from '../support/playwright.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let server: Server;
/** Passkeys need a host name: browsers refuse addresses such as 127.0.0.1. */
let origin: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  server = await startServer({ env: { PORT: port, PUBLIC_URL: origin } });
});
test.afterAll(() => server.stop());

/** A device of a person, with a built-in authenticator. */
async function withAuthenticator(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function signedUp(page: Page): Promise<string> {
  const username = newName('passkey');
  const client = new Client(server.origin);
  await client.ask(accountEndpoints.signUp, {
    params: {},
    body: {
      name: 'رنا منصور',
      username,
      email: `${username}@example.com`,
      phone: '0790000000',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      agreeToTerms: true,
    },
  });
  await page
    .context()
    .addCookies([{ name: 'qaima_session', value: client.cookie('qaima_session') ?? '', url: origin, httpOnly: true }]);
  return username;
}

test('adds a passkey, logs in with it, loses it, and gets in by a recovery code', async ({ page }) => {
  const { cdp, authenticatorId } = await withAuthenticator(page);
  const username = await signedUp(page);
  await page.goto(`${origin}/me`);
  await expect(page.getByText('ومفتاح المرور يمنعه')).toBeVisible();
  await expectAccessible(page);
  await sql(server.data, 'UPDATE sessions SET confirmed_at = NULL');
  await button(page, 'أضف مفتاح مرور').first().click();
  const dialog = page.getByRole('dialog', { name: 'أكّد أنك أنت' });
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'تأكيد', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'احفظ رموز الاسترداد' })).toBeVisible();
  const codes = await page.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: 'حفظتها' }).click();
  await expect(page.getByText('فأضف مفتاحًا ثانيًا')).toBeVisible();
  await expectAccessible(page);

  // What is sensitive is confirmed by the passkey too.
  await sql(server.data, 'UPDATE sessions SET confirmed_at = NULL');
  await button(page, 'أنشئ رموز استرداد جديدة').click();
  await dialog.getByRole('button', { name: 'أكّد بمفتاح مرور' }).click();
  await expect(page.getByRole('heading', { name: 'احفظ رموز الاسترداد' })).toBeVisible();
  const renewed = await page.getByRole('listitem').allTextContents();
  await page.getByRole('link', { name: 'حفظتها' }).click();
  await button(page, 'تسجيل الخروج').click();
  await expect(page.getByRole('heading', { name: 'تم تسجيل الخروج' })).toBeVisible();

  // Without the fingerprint, the passkey opens nothing.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto(`${origin}/login?next=/me`);
  await button(page, 'ادخل بمفتاح مرور').click();
  await expect(page.getByText('لم يُستخدم مفتاح مرور')).toBeVisible();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await button(page, 'ادخل بمفتاح مرور').click();
  await expect(page).toHaveURL(`${origin}/me`);

  // Removed on another device, it opens nothing any more. The browser offers it in the field for the username.
  await sql(server.data, 'UPDATE passkeys SET credential = ?', 'another');
  await button(page, 'تسجيل الخروج').click();
  await expect(page.getByRole('heading', { name: 'تم تسجيل الخروج' })).toBeVisible();
  await page.goto(`${origin}/login?next=/me`);
  await expect(page.getByText('لم يُقبل مفتاح المرور')).toBeVisible();
  await page.getByRole('textbox', { name: 'اسم المستخدم', exact: true }).fill(username);
  await page.getByRole('textbox', { name: 'كلمة المرور', exact: true }).fill(PASSWORD);
  await button(page, 'دخول').click();
  await expect(page.getByRole('heading', { name: 'خطوة أخيرة' })).toBeFocused();
  await page.getByLabel('الرمز').fill(codes[0] ?? '');
  await button(page, 'متابعة').click();
  await expect(page.getByText('الرمز غير صحيح', { exact: false })).toBeVisible();
  await page.getByLabel('الرمز').fill(renewed[0] ?? '');
  await button(page, 'متابعة').click();
  await expect(page).toHaveURL(`${origin}/me`);
  await expect(page.getByText('الرموز الباقية: 9')).toBeVisible();
});

test('refuses passkeys at an address that is not the public one', async ({ page }) => {
  await withAuthenticator(page);
  await page.goto(`${server.origin}/login`);
  await button(page, 'ادخل بمفتاح مرور').click();
  await expect(page.getByText('لم يُستخدم مفتاح مرور')).toBeVisible();
});
