/** Measures how long an owner with a phone takes from the sign-up to the printed code, with a person's pauses. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { isShort } from '../support/shortMode.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Benchmark } from '../support/bench.mjs' */

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar' };

/** A person types some three characters a second on a phone. (36 words a minute, doi.org/10.1145/3338286.3340120) */
const KEY_MS = isShort ? 0 : 330;
/** Reading a screen, finding the next field or button, and changing to the mail and back with the code in mind. */
const [READ_MS, AIM_MS, MAIL_MS] = isShort ? [0, 0, 0] : [4000, 1000, 15_000];

const MAX_SCREENS = 12;
const MAX_SECONDS = 180;

/** Waits for a mail to an address, and returns the code in it. @param {string} outbox @param {string} email */
async function codeIn(outbox, email) {
  for (let looks = 0; looks < 100; looks++) {
    const letters = existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name))) : [];
    const letter = letters.find((bytes) => bytes.includes(email));
    const { text = '' } = letter ? await PostalMime.parse(letter) : {};
    const [code] = /(?<!\d)\d{6}(?!\d)/.exec(text) ?? [];
    if (code !== undefined) return code;
    await wait(100);
  }
  throw new Error(`No code came to ${email}.`);
}

/** @param {Page} page */
function ownerAt(page) {
  let screens = 0;
  const aim = () => page.waitForTimeout(AIM_MS);
  return {
    screens: () => screens,
    async reads(/** @type {string} */ heading) {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      screens += 1;
      await page.waitForTimeout(READ_MS);
    },
    async types(/** @type {string} */ label, /** @type {string} */ text) {
      await aim();
      await page.getByRole('textbox', { name: label, exact: true }).pressSequentially(text, { delay: KEY_MS });
    },
    async taps(/** @type {'button' | 'link' | 'checkbox'} */ role, /** @type {string} */ name) {
      await aim();
      await page.getByRole(role, { name }).tap();
    },
  };
}

/** @type {Benchmark} */
export const signUpToCode = {
  name: 'sign-up',
  title: 'From the sign-up to the printed code, on a phone',
  async run(bench) {
    const { address, stop, data } = await bench.server({ SELF_SERVICE: '1' });
    const browser = await bench.browser();
    const context = await browser.newContext(PHONE);
    try {
      const page = await context.newPage();
      const owner = ownerAt(page);
      const username = `owner${randomBytes(3).toString('hex')}`;
      const email = `${username}@example.com`;
      const begun = Date.now();
      await page.goto(`${address}/signup`);
      await owner.reads('إنشاء حساب');
      await owner.types('الاسم الكامل', 'رنا منصور');
      await owner.types('اسم المستخدم', username);
      await owner.types('البريد الإلكتروني', email);
      await owner.types('الهاتف', '0790000000');
      for (const label of ['كلمة المرور', 'تأكيد كلمة المرور']) await owner.types(label, 'olives and thyme');
      await owner.taps('checkbox', 'أوافق على الشروط والأحكام');
      await owner.taps('button', 'إنشاء الحساب');
      await owner.reads('تم إنشاء حسابك');
      await page.waitForTimeout(MAIL_MS);
      await owner.types('الرمز', await codeIn(join(data, 'outbox'), email));
      await owner.taps('button', 'تأكيد');
      await owner.reads('بريدك الإلكتروني مؤكَّد');
      await owner.taps('button', 'أنشئ قائمتي');
      await owner.reads('تهيئة القائمة');
      await owner.types('اسم المطعم', 'مطعم الديوان');
      await owner.types('وصف مختصر', 'مشاوي على الفحم');
      await owner.types('وصف العنوان', 'عمّان، جبل عمّان');
      await owner.taps('button', 'رقم الهاتف نفسه');
      await owner.taps('button', 'حفظ ومتابعة');
      await owner.reads('بماذا تبدأ قائمتك؟');
      await owner.taps('button', 'متابعة');
      await owner.reads('شعار المنشأة');
      await owner.taps('link', 'تخطَّ هذه الخطوة');
      await owner.reads('قائمتك صارت على الهواء');
      const sheet = page.waitForEvent('download');
      await owner.taps('link', 'اطبع الرمز للطاولات');
      await sheet;
      const seconds = (Date.now() - begun) / 1000;
      const screens = owner.screens();
      bench.row(
        'From sign-up to printed code, on a phone, at three typed characters a second, without a logo',
        `${screens} screens, ${Math.round(seconds)} s`,
        `≤ ${MAX_SCREENS} screens, ≤ ${MAX_SECONDS} s`,
        screens <= MAX_SCREENS && seconds <= MAX_SECONDS,
      );
    } finally {
      await context.close();
      await stop();
    }
  },
};
