/** Codes sent by mail: e-mail verification, password reset, and password change. */
import { accountEndpoints, endpointUrl, type Account } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { codeFor, mailTo } from '../support/mailbox.js';
import {
  verifiedUser,
  newUser,
  newName,
  PASSWORD,
  signedIn,
  staffMember,
  visitor,
  type Person,
} from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const NEW = 'thyme and olives';
const WRONG_CODE = 'The code is wrong or no longer valid. You can ask for a new one.';

const url = (call: 'signUp' | 'logIn' | 'resend' | 'forgot' | 'reset' | 'me' | 'changePassword') =>
  endpointUrl(accountEndpoints[call], {});
const verify = (client: Client, otp: string) =>
  client.request('POST', endpointUrl(accountEndpoints.verify, {}, { otp }));
const resend = (client: Client) => client.request('POST', url('resend'));
const forgot = (email: string, client: Client = visitor(server)) =>
  client.request('POST', url('forgot'), { body: { email } });
const reset = (body: Readonly<Record<string, string>>, client: Client = visitor(server)) =>
  client.request('POST', url('reset'), { body: { password: NEW, passwordConfirm: NEW, ...body } });
const change = (client: Client, body: Readonly<Record<string, string>>) =>
  client.request('PUT', url('changePassword'), { body: { password: NEW, passwordConfirm: NEW, ...body } });

const account = async (client: Client) =>
  (await client.request<{ data: { user: Account } }>('GET', url('me'))).body.data.user;
const isIn = async (client: Client) => (await client.request('GET', url('me'))).status === 200;
const opens = async (username: string, password: string) =>
  (await visitor(server).request('POST', url('logIn'), { body: { username, password } })).status === 200;

const codeOf = ({ email }: Person, nth = 1) => codeFor(server.data, email, nth);

/** A six-digit code other than the given one. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A user with a pending password reset, and the reset's code. */
async function forgetful(): Promise<{ person: Person; code: string }> {
  const person = await verifiedUser(server);
  await forgot(person.email);
  return { person, code: await codeOf(person, 2) };
}

/** Expires all codes. */
const endAllCodes = () => sql(server.data, 'UPDATE mailed_codes SET expires_at = ?', Date.now());

describe('verifying the address', () => {
  it('takes the code of the letter, in any digits and however it was copied', async () => {
    const person = await newUser(server);
    const code = await codeOf(person);
    const typed = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const { status, body } = await verify(person, ` ${typed.slice(0, 3)} ${typed.slice(3)} `);
    expect({ status, body }).toEqual({ status: 200, body: { status: 'success', data: { data: null } } });
    expect((await account(person)).verified).toBe(true);
  });

  it('refuses a wrong code, and tells so in either language', async () => {
    const person = await newUser(server);
    const wrong = not(await codeOf(person));
    const answer = await verify(person, wrong);
    expectError(answer, 400, ['/otp']);
    expect(answer.body.message).toBe('الرمز غير صحيح أو انتهت صلاحيته، ويمكنك طلب رمز جديد.');
    const english = visitor(server, 'en');
    english.takeCookiesOf(person);
    expect((await verify(english, wrong)).body.message).toBe(WRONG_CODE);
    expect((await account(person)).verified).toBe(false);
  });

  it('needs a code, and somebody who is in', async () => {
    const person = await newUser(server);
    const none = await person.request('POST', '/api/v1/users/verify/email');
    expectError(none, 400, ['/otp']);
    expect(none.body.message).toContain('الرمز مطلوب');
    expectError(await verify(visitor(server), '123456'), 401);
    expectError(await resend(visitor(server)), 401);
  });

  it('holds for one use, however many use it at once', async () => {
    const person = await newUser(server);
    const code = await codeOf(person);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(person, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 400, 409]).toContain(status);
    const again = await verify(person, code);
    expectError(again, 409);
    expect(again.body.message).toBe('بريدك الإلكتروني مؤكَّد من قبل.');
    expectError(await resend(person), 409);
  });

  it('holds for five tries, the right one included', async () => {
    const person = await newUser(server);
    const code = await codeOf(person);
    for (let tries = 0; tries < 4; tries++) expectError(await verify(person, not(code)), 400, ['/otp']);
    expect((await verify(person, code)).status).toBe(200);

    const unlucky = await newUser(server);
    const late = await codeOf(unlucky);
    for (let tries = 0; tries < 5; tries++) expectError(await verify(unlucky, not(late)), 400, ['/otp']);
    expectError(await verify(unlucky, late), 400, ['/otp']);
  });

  it('lets no crowd of guesses past the fifth', async () => {
    const person = await newUser(server);
    const code = await codeOf(person);
    await Promise.all(Array.from({ length: 30 }, () => verify(person, not(code))));
    const [stored] = await sql(server.data, 'SELECT MAX(tries) AS tries FROM mailed_codes');
    expect(Number(stored?.['tries'])).toBe(5);
    expectError(await verify(person, code), 400, ['/otp']);
  });

  it('refuses a code whose time is over', async () => {
    const person = await newUser(server);
    const code = await codeOf(person);
    await endAllCodes();
    expectError(await verify(person, code), 400, ['/otp']);
  });

  it('ends the old code by a new one, with five tries of its own', async () => {
    const person = await newUser(server);
    const first = await codeOf(person);
    for (let tries = 0; tries < 5; tries++) await verify(person, not(first));
    expect((await resend(person)).status).toBe(200);
    const second = await codeOf(person, 2);
    if (first !== second) expectError(await verify(person, first), 400, ['/otp']);
    expect((await verify(person, second)).status).toBe(200);
  });

  it('goes to another address on request, once the old one was mistyped', async () => {
    const [person, other] = [await newUser(server), await newUser(server)];
    const toMistyped = await codeOf(person);
    const ask = (email: unknown) => person.request('POST', url('resend'), { body: { email } });
    expectError(await ask(other.email.toUpperCase()), 409, ['/email']);
    expectError(await ask('no address'), 400, ['/email']);
    expect((await account(person)).email).toBe(person.email);
    const email = `right-${person.email}`;
    expect((await ask(email.toUpperCase())).status).toBe(200);
    expect(await account(person)).toMatchObject({ email, verified: false });
    const code = await codeFor(server.data, email);
    if (code !== toMistyped) expectError(await verify(person, toMistyped), 400, ['/otp']);
    expect((await verify(person, code)).status).toBe(200);
    // An address that is verified stays.
    expectError(await ask(person.email), 409);
    expect(await account(person)).toMatchObject({ email, verified: true });
  });

  it('takes nobody else’s code', async () => {
    const [one, other] = [await newUser(server), await newUser(server)];
    const [mine, theirs] = [await codeOf(one), await codeOf(other)];
    if (mine !== theirs) expectError(await verify(one, theirs), 400, ['/otp']);
    expect((await verify(other, theirs)).status).toBe(200);
  });

  it('has nothing to mail to an account without an address', async () => {
    expectError(await resend(await staffMember(server)), 409);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed code, which ends every session', async () => {
    const { person, code } = await forgetful();
    const elsewhere = await signedIn(server, person.username);
    const { status, headers, body } = await reset({ email: person.email.toUpperCase(), code });
    expect({ status, body }).toEqual({ status: 200, body: { status: 'success', data: { data: null } } });
    expect(headers.getSetCookie().join()).not.toContain('qaima_session');
    expect([await isIn(person), await isIn(elsewhere)]).toEqual([false, false]);
    expect(await opens(person.username, PASSWORD)).toBe(false);
    expect(await opens(person.username, NEW)).toBe(true);
  });

  it('proves the address too', async () => {
    const person = await newUser(server);
    await forgot(person.email);
    await reset({ email: person.email, code: await codeOf(person, 2) });
    expect((await account(await signedIn(server, person.username, NEW))).verified).toBe(true);
  });

  it('is answered alike for an unknown address, and mails nothing there', async () => {
    const person = await verifiedUser(server);
    const stranger = `${newName()}@example.com`;
    const [known, unknown] = [await forgot(person.email), await forgot(stranger)];
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: 200, text: known.text });
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    await codeOf(person, 2);
    await outboxIsEmpty();
    expect(await mailTo(server.data, stranger)).toEqual([]);
  });

  it('refuses wrong, used, expired and others’ codes in the same words', async () => {
    const { person, code } = await forgetful();
    const english = visitor(server, 'en');
    const refused = [
      await reset({ email: person.email, code: not(code) }, english),
      await reset({ email: `${newName()}@example.com`, code }, english),
      await reset({ email: (await verifiedUser(server)).email, code }, english),
    ];
    expect(await opens(person.username, PASSWORD)).toBe(true);
    expect((await reset({ email: person.email, code }, english)).status).toBe(200);
    refused.push(await reset({ email: person.email, code }, english));
    const late = await forgetful();
    await endAllCodes();
    refused.push(await reset({ email: late.person.email, code: late.code }, english));
    for (const answer of refused) {
      expectError(answer, 400, ['/code']);
      expect(answer.body.message).toBe(WRONG_CODE);
    }
  });

  it('is replaced once when one code is used by many at once', async () => {
    const { person, code } = await forgetful();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        reset({ email: person.email, code, password: `${NEW} ${n}`, passwordConfirm: `${NEW} ${n}` }),
      ),
    );
    const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(await opens(person.username, `${NEW} ${winners[0]}`)).toBe(true);
  });

  it('lets no crowd of guesses past the fifth', async () => {
    const { person, code } = await forgetful();
    await Promise.all(Array.from({ length: 30 }, () => reset({ email: person.email, code: not(code) })));
    expectError(await reset({ email: person.email, code }), 400, ['/code']);
    expect(await opens(person.username, PASSWORD)).toBe(true);
  });

  it('spends no try on a new password that is refused anyway', async () => {
    const { person, code } = await forgetful();
    const { email } = person;
    for (let n = 0; n < 6; n++) {
      expectError(await reset({ email, code: not(code), passwordConfirm: 'x' }), 400, ['/passwordConfirm']);
    }
    expectError(await reset({ email, code, password: 'password1', passwordConfirm: 'password1' }), 400, ['/password']);
    const own = { password: person.username, passwordConfirm: person.username };
    expectError(await reset({ email, code, ...own }), 400, ['/password']);
    expectError(await reset({ email, code, staff: 'yes' }), 400, ['/staff']);
    expect((await reset({ email, code })).status).toBe(200);
  });

  it('needs an address', async () => {
    expectError(await forgot(''), 400, ['/email']);
    expectError(await forgot('nobody'), 400, ['/email']);
    const none = await visitor(server, 'en').request('POST', url('forgot'), { body: {} });
    expectError(none, 400, ['/email']);
    expect(none.body.errors?.[0]?.message).toBe('Email is required');
  });
});

describe('changing the password', () => {
  it('keeps this session and ends the others', async () => {
    const person = await verifiedUser(server);
    const elsewhere = await signedIn(server, person.username);
    expect((await change(person, { currentPassword: PASSWORD })).status).toBe(200);
    expect([await isIn(person), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await opens(person.username, PASSWORD)).toBe(false);
    expect(await opens(person.username, NEW)).toBe(true);
  });

  it('ends a code that would choose another one', async () => {
    const { person, code } = await forgetful();
    await change(person, { currentPassword: PASSWORD });
    expectError(await reset({ email: person.email, code }), 400, ['/code']);
  });

  it('refuses a wrong current password, an invalid new one, and strangers', async () => {
    const person = await newUser(server);
    const wrong = await change(person, { currentPassword: 'not this' });
    expectError(wrong, 400, ['/currentPassword']);
    expect(wrong.body.message).toBe('كلمة المرور الحالية غير صحيحة.');
    const currentPassword = PASSWORD;
    expectError(await change(person, { currentPassword, passwordConfirm: 'x' }), 400, ['/passwordConfirm']);
    expectError(await change(person, { currentPassword, password: 'short' }), 400, ['/password']);
    const known = { password: person.email, passwordConfirm: person.email };
    expectError(await change(person, { currentPassword, ...known }), 400, ['/password']);
    expectError(await change(person, {}), 400, ['/currentPassword']);
    expectError(await change(visitor(server), { currentPassword }), 401);
    expect(await opens(person.username, PASSWORD)).toBe(true);
  });

  it('is done once when two do it at once', async () => {
    const person = await newUser(server);
    const elsewhere = await signedIn(server, person.username);
    const passwords = [`${NEW} 1`, `${NEW} 2`];
    const answers = await Promise.all(
      [person, elsewhere].map((client, n) => {
        const password = passwords[n] ?? '';
        return change(client, { currentPassword: PASSWORD, password, passwordConfirm: password });
      }),
    );
    const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(await Promise.all(passwords.map((password) => opens(person.username, password)))).toEqual(
      passwords.map((_, n) => n === winners[0]),
    );
  });

  it('is told to the owner, by an address that is proved', async () => {
    const [proved, unproved] = [await verifiedUser(server), await newUser(server)];
    for (const person of [proved, unproved]) await change(person, { currentPassword: PASSWORD });
    const letter = await until(async () => (await mailTo(server.data, proved.email))[1], 'The notice');
    expect(letter.subject).toBe('تغيّرت كلمة مرور حسابك في «قائمة»');
    expect(letter.text).toContain(proved.username);
    expect(letter.text).toContain(`${server.origin}/login`);
    await outboxIsEmpty();
    expect(await mailTo(server.data, unproved.email)).toHaveLength(1);
  });
});

describe('the letters', () => {
  const body = (changes: Readonly<Record<string, string>>) => ({
    name: 'رنا منصور',
    username: newName(),
    email: `${newName()}@example.com`,
    phone: '+962790000000',
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    agreeToTerms: true,
    ...changes,
  });

  async function letterTo(changes: Readonly<Record<string, string>>, language: 'ar' | 'en') {
    const sent = body(changes);
    await visitor(server, language).request('POST', url('signUp'), { body: sent });
    return until(async () => (await mailTo(server.data, sent.email))[0], 'The letter');
  }

  it('speak the language of who asked, from the right to the left in Arabic', async () => {
    const [arabic, english] = [await letterTo({}, 'ar'), await letterTo({ name: 'Rana' }, 'en')];
    expect(arabic.subject).toBe('رمز تأكيد بريدك الإلكتروني في «قائمة»');
    expect(arabic.text).toContain('مرحبًا رنا منصور،');
    expect(arabic.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(arabic.html).toMatch(/<bdi dir="ltr"[^>]*>\d{6}<\/bdi>/);
    expect(english.subject).toBe('Your code to confirm your e-mail address at Qaima');
    expect(english.text).toContain('Hello Rana,');
    expect(english.html).toMatch(/<html lang="en" dir="ltr">/);
  });

  it.each(['<script>alert(1)</script>', 'اربح مليونًا: https://evil.example', 'Call 0790000000'])(
    'repeat nothing that %j says in place of a name',
    async (name) => {
      const { text, html } = await letterTo({ name }, 'ar');
      for (const form of [text, html]) expect(form).not.toMatch(/<script|evil|Bcc|0790000000/);
      expect(text).toMatch(/^مرحبًا،\n/);
    },
  );

  it('are not in the log, nor readable in the database while they wait', async () => {
    const person = await newUser(server);
    const code = await codeOf(person);
    expect(server.output()).not.toContain(code);
    const codes = await sql(server.data, 'SELECT owner, hash FROM mailed_codes');
    expect(JSON.stringify(codes)).not.toMatch(new RegExp(`${code}"|${person.email}`));
  });
});

/** Waits until all mails have been sent. */
const outboxIsEmpty = () =>
  until(
    async () => ((await sql(server.data, 'SELECT id FROM mails')).length === 0 ? true : undefined),
    'An empty outbox',
  );
