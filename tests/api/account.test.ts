/** Sign-up, log-in, log-out, and the data that users can read about themselves and others. */
import { accountEndpoints, endpointUrl, type Account } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { codeFor, mailTo } from '../support/mailbox.js';
import { newSeededMenu } from '../support/menus.js';
import { verifiedUser, newUser, newName, PASSWORD, signedIn, staffMember, visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const url = (call: keyof typeof accountEndpoints) =>
  endpointUrl(accountEndpoints[call], { username: '', sessionId: '' });

/** A valid sign-up body. */
function someone(changes: Readonly<Record<string, unknown>> = {}) {
  const username = newName();
  return {
    name: 'رنا منصور',
    username,
    email: `${username}@example.com`,
    phone: '0790000000',
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    agreeToTerms: true,
    ...changes,
  };
}

const signUp = (body: unknown, client: Client = visitor(server)) => client.request('POST', url('signUp'), { body });
const logIn = (username: string, password: string, client: Client = visitor(server)) =>
  client.request('POST', url('logIn'), { body: { username, password } });

const me = async (client: Client) =>
  (await client.request<{ data: { user: Account } }>('GET', url('me'))).body.data.user;
const isIn = async (client: Client) => (await client.request('GET', url('me'))).status === 200;

describe('signing up', () => {
  it('makes an account, not yet verified, and signs it in', async () => {
    const client = visitor(server);
    const body = someone({
      username: `Rana.${newName()}`,
      email: `Rana.${newName()}@Example.com`,
      phone: '٠٧٩٠٠٠٠٠٠٠',
    });
    const { status, body: answer } = await signUp(body, client);
    expect({ status, answer }).toEqual({ status: 200, answer: { status: 'success', data: { data: null } } });
    expect(await me(client)).toEqual({
      name: 'رنا منصور',
      username: body.username.toLowerCase(),
      email: body.email.toLowerCase(),
      phone: '0790000000',
      verified: false,
      staff: false,
      selfService: true,
      menus: [],
    });
  });

  it('keeps the password as argon2id, and the session as a hash', async () => {
    const person = await newUser(server);
    const [user] = await sql(server.data, 'SELECT password FROM up_users WHERE username = ?', person.username);
    expect(user?.['password']).toMatch(/^\$argon2id\$/);
    const token = person.cookie('qaima_session') ?? '';
    expect(token).not.toBe('');
    expect(await sql(server.data, 'SELECT id FROM sessions WHERE token = ?', token)).toEqual([]);
  });

  it.each([
    ['ar', { name: ' ' }, '/name', 'الاسم الكامل مطلوب'],
    ['en', { name: '' }, '/name', 'Full Name is required'],
    ['en', { username: '' }, '/username', 'Username is required'],
    ['ar', { username: 'رنا' }, '/username', 'اسم المستخدم من 3 إلى 30 حرفًا إنجليزيًا أو رقمًا أو . _ -'],
    ['en', { username: 'me2@x' }, '/username', 'A username has 3 to 30 letters, digits or . _ -'],
    ['ar', { username: 'Login' }, '/username', 'هذا الاسم محجوز، الرجاء اختيار اسم آخر'],
    ['en', { email: '' }, '/email', 'Email is required'],
    ['en', { email: 'rana@' }, '/email', 'Invalid Email'],
    ['ar', { email: 'rana@example' }, '/email', 'البريد الإلكتروني غير صحيح'],
    ['en', { phone: '' }, '/phone', 'Phone number is required'],
    ['en', { phone: '12' }, '/phone', 'Invalid Phone Number'],
    ['en', { password: '' }, '/password', 'Password is required'],
    ['ar', { password: 'قصيرة', passwordConfirm: 'قصيرة' }, '/password', 'أقل عدد من الأحرف هو \u20668\u2069'],
    [
      'en',
      { password: 'ب'.repeat(129), passwordConfirm: 'ب'.repeat(129) },
      '/password',
      'At most \u2066128\u2069 characters are allowed',
    ],
    [
      'en',
      { password: 'Password123!', passwordConfirm: 'Password123!' },
      '/password',
      'This password is common and easy to guess. Please choose another one',
    ],
    ['en', { passwordConfirm: '' }, '/passwordConfirm', 'Password confirmation is required'],
    ['en', { passwordConfirm: 'another one' }, '/passwordConfirm', 'Passwords must match'],
    ['ar', { passwordConfirm: 'another one' }, '/passwordConfirm', 'كلمتا المرور غير متطابقتين'],
    ['en', { agreeToTerms: false }, '/agreeToTerms', 'Please, accepting the terms is a must'],
    ['ar', { agreeToTerms: false }, '/agreeToTerms', 'الرجاء الموافقة على الشروط'],
    ['en', { staff: true }, '/staff', 'Unknown field: \u2068staff\u2069'],
  ] as const)('refuses, in %s, %j', async (language, changes, path, message) => {
    const client = visitor(server, language);
    const body = someone(changes);
    const answer = await signUp(body, client);
    expectError(answer, 400, [path]);
    expect(answer.body.errors?.[0]?.message).toBe(message);
    expect(client.cookies).toBe('');
    expect(await sql(server.data, 'SELECT id FROM up_users WHERE email = ?', body.email)).toEqual([]);
  });

  it('refuses what everybody knows of its owner as a password', async () => {
    const username = newName();
    for (const known of [username.toUpperCase(), `${username}@Example.com`]) {
      const body = someone({ username, email: `${username}@example.com`, password: known, passwordConfirm: known });
      expectError(await signUp(body), 400, ['/password']);
    }
  });

  it('refuses a taken name or address, in any case, and says which', async () => {
    const { username, email } = await newUser(server);
    expect((await signUp(someone({ username: `${username}-2` }))).status).toBe(200);
    const named = await signUp(someone({ username: username.toUpperCase() }));
    expectError(named, 409, ['/username']);
    expect(named.body.errors?.[0]?.suggestions).toEqual([`${username}-3`, `${username}-4`, `${username}-5`]);
    const mailed = await signUp(someone({ email: email.toUpperCase() }));
    expectError(mailed, 409, ['/email']);
    expect(mailed.body.errors?.[0]).not.toHaveProperty('suggestions');
    const both = await signUp(someone({ username, email }), visitor(server, 'en'));
    expectError(both, 409, ['/username', '/email']);
    expect(both.body.message).toBe('This username is taken. Please choose another one.');
  });

  it('gives one name to one of twenty who ask for it at once', async () => {
    const username = newName();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signUp(someone({ username, email: `${username}.${n}@example.com` }))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    for (const answer of answers.filter(({ status }) => status === 409)) expectError(answer, 409, ['/username']);
    expect(await sql(server.data, 'SELECT id FROM up_users WHERE username = ?', username)).toHaveLength(1);
    const mails = await sql(server.data, 'SELECT id FROM up_users WHERE email LIKE ?', `${username}.%`);
    expect(mails).toHaveLength(1);
  });

  it('gives one address to one of twenty who ask for it at once', async () => {
    const email = `${newName()}@example.com`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(someone({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    for (const answer of answers.filter(({ status }) => status === 409)) expectError(answer, 409, ['/email']);
  });
});

describe('the session cookie', () => {
  it('is unreadable by scripts and other sites, and lasts thirty days', async () => {
    const { headers } = await signUp(someone());
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^qaima_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
      // This cookie identifies a known browser; it grants no access.
      expect.stringMatching(/^qaima_device=[\w-]{22}\.[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is extended while used, and sent again at most once an hour', async () => {
    const person = await newUser(server);
    expect((await person.request('GET', url('me'))).headers.getSetCookie()).toEqual([]);
    const inTenDays = Date.now() + 10 * 24 * 60 * 60 * 1000;
    await setEndOfSessions(person.username, inTenDays);
    const { headers } = await person.request('GET', url('me'));
    expect(headers.getSetCookie()).toEqual([
      `qaima_session=${person.cookie('qaima_session')}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    ]);
    const [session] = await sessionsOf(person.username);
    expect(Number(session?.['expires_at'])).toBeGreaterThan(inTenDays + 19 * 24 * 60 * 60 * 1000);
  });

  it('is worth nothing once it has ended', async () => {
    const person = await newUser(server);
    await setEndOfSessions(person.username, Date.now() - 1);
    expectError(await person.request('GET', url('me')), 401);
  });

  it('is worth nothing when it was made up', async () => {
    const headers = { cookie: `qaima_session=${'A'.repeat(43)}` };
    expectError(await visitor(server).request('GET', url('me'), { headers }), 401);
  });

  it('is worth nothing once its user is gone or blocked', async () => {
    const [gone, blocked] = [await newUser(server), await newUser(server)];
    await sql(server.data, 'DELETE FROM up_users WHERE username = ?', gone.username);
    await sql(server.data, 'UPDATE up_users SET blocked = ? WHERE username = ?', yes(), blocked.username);
    expectError(await gone.request('GET', url('me')), 401);
    expectError(await blocked.request('GET', url('me')), 401);
    expectError(await logIn(blocked.username, PASSWORD), 401);
  });

  const yes = () => (server.data.databaseUrl === undefined ? 1 : 'true');
  const ofUser = 'user_id = (SELECT id FROM up_users WHERE username = ?)';
  const sessionsOf = (username: string) => sql(server.data, `SELECT * FROM sessions WHERE ${ofUser}`, username);
  const setEndOfSessions = (username: string, end: number) =>
    sql(server.data, `UPDATE sessions SET expires_at = ? WHERE ${ofUser}`, end, username);
});

describe('logging in', () => {
  it('takes the username or the e-mail address, in any case', async () => {
    const { username, email } = await newUser(server);
    for (const name of [username, username.toUpperCase(), email, email.toUpperCase()]) {
      const client = visitor(server);
      expect((await logIn(name, PASSWORD, client)).status).toBe(200);
      expect((await me(client)).username).toBe(username);
    }
  });

  it('says the same of an unknown name and of a wrong password', async () => {
    const { username, email } = await newUser(server);
    const answers = [
      await logIn(username, 'not the password'),
      await logIn(email, 'not the password'),
      await logIn(newName(), PASSWORD),
      await logIn(`${newName()}@example.com`, PASSWORD),
    ];
    for (const answer of answers) {
      expectError(answer, 401);
      expect(answer.text).toBe(answers[0]?.text);
      expect([...answer.headers.keys()]).toEqual([...(answers[0]?.headers.keys() ?? [])]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(answers[0]?.body.message).toBe('اسم المستخدم أو كلمة المرور غير صحيحة.');
    const english = await logIn(username, 'not the password', visitor(server, 'en'));
    expect(english.body.message).toBe('The username or the password is wrong.');
  });

  it.each([
    [{ password: 'x' }, '/username', 'Username is required'],
    [{ username: '', password: 'x' }, '/username', 'Username is required'],
    [{ username: 'x' }, '/password', 'Password is required'],
    [{ username: 'x', password: 'x', remember: true }, '/remember', 'Unknown field: \u2068remember\u2069'],
  ])('refuses %j', async (body, path, message) => {
    const answer = await visitor(server, 'en').request('POST', url('logIn'), { body });
    expectError(answer, 400, [path]);
    expect(answer.body.errors?.[0]?.message).toBe(message);
  });

  it('opens a new session and ends the one that this browser had', async () => {
    const person = await newUser(server);
    const thief = visitor(server);
    thief.takeCookiesOf(person);
    expect((await logIn(person.username, PASSWORD, person)).status).toBe(200);
    expect(await isIn(person)).toBe(true);
    expect(await isIn(thief)).toBe(false);
  });
});

describe('logging out', () => {
  it('ends the session on the server, and takes the cookie back', async () => {
    const person = await newUser(server);
    const elsewhere = await signedIn(server, person.username);
    const thief = visitor(server);
    thief.takeCookiesOf(person);
    const { status, headers } = await person.request('POST', url('logOut'));
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual(['qaima_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expectError(await thief.request('GET', url('me')), 401);
    expect(await isIn(elsewhere)).toBe(true);
  });

  it('needs somebody who is in', async () => {
    expectError(await visitor(server).request('POST', url('logOut')), 401);
  });
});

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

describe('the sessions of somebody', () => {
  const listOf = async (client: Client) => (await client.ask(accountEndpoints.sessions, { params: {} })).data;
  const end = (client: Client, sessionId: string) =>
    client.request('DELETE', endpointUrl(accountEndpoints.endSession, { sessionId }));

  it('are listed by device, current one first, and can be ended from any', async () => {
    const laptop = await newUser(server);
    const phone = visitor(server);
    await phone.request('POST', url('logIn'), {
      body: { username: laptop.username, password: PASSWORD },
      headers: { 'user-agent': ANDROID },
    });
    const [here, there, ...rest] = await listOf(laptop);
    expect(rest).toEqual([]);
    expect(here).toMatchObject({ current: true, device: '' });
    expect(there).toMatchObject({ current: false, device: 'Chrome, Android' });
    for (const session of [here, there]) {
      expect(Date.now() - Date.parse(session?.openedAt ?? '')).toBeLessThan(60_000);
      expect(Date.now() - Date.parse(session?.seenAt ?? '')).toBeLessThan(60_000);
    }
    expect((await end(laptop, there?._id ?? '')).status).toBe(200);
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false]);
    expect(server.output()).toMatch(/"account":\d+,.*"reason":"by-owner".*"security":"sessions-ended"/);
    expectError(await end(laptop, there?._id ?? ''), 404);

    const others = await Promise.all([1, 2].map(() => signedIn(server, laptop.username)));
    expect((await laptop.request('DELETE', url('endOtherSessions'))).status).toBe(200);
    expect(await Promise.all([laptop, ...others].map(isIn))).toEqual([true, false, false]);
    expect((await end(laptop, here?._id ?? '')).status).toBe(200);
    expect([await isIn(laptop), laptop.cookie('qaima_session')]).toEqual([false, undefined]);
  });

  it('are nobody else’s to end', async () => {
    const [owner, stranger] = [await newUser(server), await newUser(server)];
    const [theirs] = await listOf(owner);
    expectError(await end(stranger, theirs?._id ?? ''), 404);
    expect(await isIn(owner)).toBe(true);
  });

  it('from a new browser are announced by mail once, to a verified address', async () => {
    const owner = await verifiedUser(server);
    const browser = visitor(server);
    const enter = () =>
      browser.request('POST', url('logIn'), {
        body: { username: owner.username, password: PASSWORD },
        headers: { 'user-agent': ANDROID, 'accept-language': 'en' },
      });
    await enter();
    await enter();
    await logIn(owner.username, PASSWORD, owner);
    await logIn(owner.username, PASSWORD);
    // The mail with the code, and one mail per browser.
    const letters = await until(async () => {
      const all = await mailTo(server.data, owner.email);
      return all.length >= 3 ? all : undefined;
    }, 'The letters about new browsers');
    expect(letters).toHaveLength(3);
    const english = letters.find(({ subject }) => subject === 'A new browser logged in to your account at Qaima');
    expect(english?.text).toContain('Device: Chrome, Android');
    // In the time zone of the venue, or of the provider without a venue.
    expect(english?.text).toContain('Asia/Amman');
    expect(english?.text).toContain(`${server.origin}/me`);
    expect(letters.some(({ text }) => text.includes('الجهاز: غير معروف'))).toBe(true);

    const unverified = await newUser(server);
    await codeFor(server.data, unverified.email);
    await logIn(unverified.username, PASSWORD);
    expect(await mailTo(server.data, unverified.email)).toHaveLength(1);
  });
});

describe('what people may know', () => {
  it('tells an owner of the menus that they look after', async () => {
    const { admin, menuId } = await newSeededMenu(server);
    const { menus } = await me(admin);
    expect(menus).toEqual([{ _id: menuId, username: null, name: '', logo: null, currency: 'JOD', role: 'owner' }]);
  });

  it('never tells a password, in whatever form', async () => {
    const person = await newUser(server);
    const { text } = await person.request('GET', url('me'));
    expect(text).not.toMatch(/password|argon2/i);
  });

  it('tells staff the name and the phone of anyone, by username in any case', async () => {
    const person = await newUser(server);
    const provider = await staffMember(server);
    const lookUp = (username: string) =>
      provider.request('GET', endpointUrl(accountEndpoints.lookUp, { username: username.toUpperCase() }));
    const { status, body } = await lookUp(person.username);
    expect(status).toBe(200);
    expect(body.data?.data).toEqual({ name: `Person ${person.username}`, phone: '+962790000000' });
    expectError(await lookUp(newName()), 404);
    expect(await me(provider)).toMatchObject({ staff: true, verified: true, email: '' });
  });

  it('tells others nothing of anyone', async () => {
    const person = await newUser(server);
    const path = endpointUrl(accountEndpoints.lookUp, { username: person.username });
    expectError(await person.request('GET', path), 403);
    expectError(await visitor(server).request('GET', path), 401);
  });
});
