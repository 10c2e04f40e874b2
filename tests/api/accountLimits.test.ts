/**
 * Rate limits per account and per client address, and the setting that turns them off for tests.
 * (docs/spec/api.md#rate-limits)
 */
import { accountEndpoints, cartEndpoints, logInLinkEndpoints, menuEndpoints, endpointUrl } from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpResponse, Client, ResponseBody } from '../support/http.js';
import { codeFor } from '../support/mailbox.js';
import { newUser, newName, PASSWORD, staffMember, visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import { startServer, type Server } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.stop());

let count = 0;
/** An unused client address, to be reported as if by the reverse proxy. */
const newAddress = () => `10.0.${Math.floor(++count / 250)}.${(count % 250) + 1}`;

interface From {
  readonly address?: string;
}

const post = (path: string, body: unknown, { address = newAddress() }: From = {}) =>
  visitor(server).request('POST', path, { body, headers: { 'x-forwarded-for': address } });
const logIn = (username: string, password: string, from?: From) =>
  post(endpointUrl(accountEndpoints.logIn, {}), { username, password }, from);
const forgot = (email: string, from?: From) => post(endpointUrl(accountEndpoints.forgot, {}), { email }, from);

function aSignUp() {
  const username = newName();
  return {
    name: 'رنا',
    username,
    email: `${username}@example.com`,
    phone: '+962790000000',
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    agreeToTerms: true,
  };
}

/** A new user who has signed up from a new address. */
async function person() {
  const body = aSignUp();
  const client = visitor(server);
  await client.request('POST', endpointUrl(accountEndpoints.signUp, {}), {
    body,
    headers: { 'x-forwarded-for': newAddress() },
  });
  return Object.assign(client, { username: body.username, email: body.email });
}

/** Asserts a 429 with a `Retry-After` of at most `most` seconds. */
function expectTooOften(answer: HttpResponse<ResponseBody>, most: number): void {
  expectError(answer, 429);
  const wait = Number(answer.headers.get('retry-after'));
  expect(Number.isInteger(wait) && wait >= 1 && wait <= most, `Retry-After: ${wait}`).toBe(true);
}

/** Sends requests in sequence and returns their status codes. */
async function statuses(times: number, ask: (n: number) => Promise<HttpResponse<ResponseBody>>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await ask(n)).status);
  return all;
}
const of = (status: number, times: number) => Array<number>(times).fill(status);

/** The requests of a client's browser, sent from one address. */
const from = (client: Client, address = newAddress()) => ({
  logIn: (username: string, password: string) =>
    client.request('POST', endpointUrl(accountEndpoints.logIn, {}), {
      body: { username, password },
      headers: { 'x-forwarded-for': address },
    }),
  forgot: (email: string) =>
    client.request('POST', endpointUrl(accountEndpoints.forgot, {}), {
      body: { email },
      headers: { 'x-forwarded-for': address },
    }),
  reset: (email: string, code: string, password: string) =>
    client.request('POST', endpointUrl(accountEndpoints.reset, {}), {
      body: { email, code, password, passwordConfirm: password },
      headers: { 'x-forwarded-for': address },
    }),
});

it('limits how often a user tries to create a menu, and staff not at all', async () => {
  const owner = await person();
  const address = newAddress();
  const create = (client: Client, username: string) =>
    client.request('POST', endpointUrl(menuEndpoints.create, {}), {
      body: { admins: [username], plan: 1 },
      headers: { 'x-forwarded-for': address },
    });
  // Access is checked first, so these do not count.
  expect(await statuses(12, () => create(owner, owner.username))).toEqual(of(403, 12));
  await owner.ask(accountEndpoints.verify, { params: {}, query: { otp: await codeFor(server.data, owner.email) } });
  const others = await statuses(10, () => create(owner, 'somebody-else'));
  expect(others).toEqual(of(403, 10));
  expectTooOften(await create(owner, owner.username), 60 * 60);
  const staff = await staffMember(server);
  expect(await statuses(31, () => create(staff, owner.username))).toEqual(of(200, 31));
});

describe('log-ins', () => {
  it('slow down per account and address, and for nobody else behind it', async () => {
    const [victim, colleague] = [await person(), await person()];
    const address = newAddress();
    expect(await statuses(4, () => logIn(victim.username, 'not the password', { address }))).toEqual(of(401, 4));
    expectTooOften(await logIn(victim.username, PASSWORD, { address }), 30);
    expect(server.output()).toMatch(new RegExp(`"client":"${address}".*"security":"log-in-slowed"`));
    // Not limited: another account at this address, this account at another address, and a browser known to this
    // account.
    expect((await logIn(colleague.username, PASSWORD, { address })).status).toBe(200);
    expect((await logIn(victim.username, PASSWORD)).status).toBe(200);
    expect((await from(victim, address).logIn(victim.username, PASSWORD)).status).toBe(200);
  });

  it('are judged by the trusted proxy’s address, whatever else is claimed', async () => {
    const { username } = await person();
    const address = newAddress();
    const lies = (n: number) => ({ address: `172.16.0.${n + 1}, ${address}` });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => logIn(username, 'x', lies(n))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...of(401, 4), ...of(429, 6)]);
  });

  it('say and do the same for a name that nobody has', async () => {
    const [known, unknown] = [(await person()).username, newName()];
    const ask = async (name: string) => {
      const address = newAddress();
      const answers: string[] = [];
      for (let n = 0; n < 6; n++) {
        const { status, text } = await logIn(name, 'not the password', { address });
        answers.push(`${status} ${text}`);
      }
      return answers;
    };
    expect(await ask(unknown)).toEqual(await ask(known));
  });

  it('do not stop who knows the password', async () => {
    const { username } = await person();
    const address = newAddress();
    expect(await statuses(25, () => logIn(username, PASSWORD, { address }))).toEqual(of(200, 25));
  });

  it('let a crowd of strangers past twelve times, by each of the two names', async () => {
    const { username, email } = await person();
    for (const name of [username, email]) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(name, 'not the password')));
      expect(answers.map(({ status }) => status).sort()).toEqual([...of(401, 12), ...of(429, 28)]);
    }
  });

  it('let no stranger lock out the owner’s browser, nor a new password', async () => {
    const owner = await person();
    const browser = from(owner);
    // Attempts from the given address, in numbers that exceed every limit.
    const attack = async (address: string, code: string) => {
      await logIn(owner.username, 'a guess', { address });
      await logIn(owner.email, 'a guess', { address });
      await forgot(owner.email, { address });
      await from(visitor(server), address).reset(owner.email, code, 'thyme and olives');
    };
    const addresses = Array.from({ length: 20 }, newAddress);
    for (const address of addresses) await attack(address, '000000');
    for (let n = 0; n < 20; n++) await attack(addresses[0] ?? '', '000000');
    expectTooOften(await logIn(owner.username, PASSWORD), 20 * 60);
    expectTooOften(await forgot(owner.email), 3600);

    await owner.request('POST', endpointUrl(accountEndpoints.logOut, {}));
    expect((await browser.logIn(owner.email, PASSWORD)).status).toBe(200);
    expect((await browser.forgot(owner.email)).status).toBe(200);
    // The first mail is that of the sign-up. The attackers have used up the five attempts that strangers have for the
    // code.
    const code = await codeFor(server.data, owner.email, 2);
    expect((await browser.reset(owner.email, code, 'rosemary and salt')).status).toBe(200);
    expect((await browser.logIn(owner.username, 'rosemary and salt')).status).toBe(200);
  });

  it('take no cookie for a browser’s that says so itself', async () => {
    const [victim, stranger] = [await person(), await person()];
    const address = newAddress();
    // The stranger's browser is known only to the stranger's own account.
    await statuses(4, () => from(stranger, address).logIn(victim.username, 'a guess'));
    expectTooOften(await from(stranger, address).logIn(victim.username, 'a guess'), 30);
  });
});

/** A cheap sign-up request: the rate limit counts it before its body is validated. */
const emptySignUp = (from?: From) => post(endpointUrl(accountEndpoints.signUp, {}), {}, from);

describe('sign-ups, codes and letters', () => {
  it('stop for an address after thirty sign-ups, before the body is read', async () => {
    const from = { address: newAddress() };
    expect(await statuses(30, () => emptySignUp(from))).toEqual(of(400, 30));
    expectTooOften(await post(endpointUrl(accountEndpoints.signUp, {}), '{ this is not JSON', from), 3600);
    expect((await emptySignUp()).status).toBe(400);
  });

  it('count a whole network of IPv6 as one address', async () => {
    const from = (n: number) => ({ address: `2001:db8:7:7:${n.toString(16)}::1` });
    expect(await statuses(30, (n) => emptySignUp(from(n)))).toEqual(of(400, 30));
    expectTooOften(await emptySignUp(from(30)), 3600);
    expect((await emptySignUp({ address: '2001:db8:7:8::1' })).status).toBe(400);
  });

  it('mail a new code once a minute', async () => {
    const client = await person();
    const path = endpointUrl(accountEndpoints.resend, {});
    const answer = await client.request('POST', path);
    expectTooOften(answer, 60);
    expect(answer.body.message).toBe('أُرسل إليك رمز قبل قليل، يرجى الانتظار دقيقة قبل طلب رمز آخر.');
    const { body } = await client.request('POST', path, { headers: { 'accept-language': 'en' } });
    expect(body.message).toBe('A code was sent to you just now. Please wait a minute before asking for another one.');
    const code = await codeFor(server.data, client.email);
    expect((await client.request('POST', endpointUrl(accountEndpoints.verify, {}, { otp: code }))).status).toBe(200);
  });

  it('stop after fifteen codes requested by strangers, but not typed ones', async () => {
    const { email } = await person();
    for (const address of [email, `${newName()}@example.com`]) {
      expect(await statuses(15, () => forgot(address))).toEqual(of(200, 15));
      expectTooOften(await forgot(address.toUpperCase()), 3600);
      const typed = await from(visitor(server)).reset(address, '000000', 'thyme and olives');
      expectError(typed, 400, ['/code']);
    }
  });
});

describe('a server that trusts no proxy, at an address of https', () => {
  let bare: Server;
  beforeAll(async () => {
    bare = await startServer({ env: { RATE_LIMITS: 'on', PUBLIC_URL: 'https://menu.example' } });
  });
  afterAll(() => bare.stop());

  it('has browsers send its cookie by https alone', async () => {
    const { headers } = await visitor(bare).request('POST', endpointUrl(accountEndpoints.signUp, {}), {
      body: aSignUp(),
    });
    const cookie = expect.stringMatching(/; HttpOnly; SameSite=Lax; Secure$/) as string;
    expect(headers.getSetCookie()).toEqual([cookie, cookie]);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    const page = await fetch(`${bare.origin}/login`);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('believes nothing that a caller says of its address, and says so once', async () => {
    const path = endpointUrl(accountEndpoints.signUp, {});
    const from = (n: number) => ({ body: {}, headers: { 'x-forwarded-for': `10.1.1.${n}` } });
    const answers = await statuses(31, (n) => visitor(bare).request('POST', path, from(n)));
    expect(answers.at(-1)).toBe(429);
    expect(bare.output()).not.toContain('RATE_LIMITS');
    expect(bare.output().match(/TRUSTED_PROXIES/g)?.length).toBe(2);
  });
});

it('links that sign others in are made sixty an hour by one of the staff', async () => {
  const { username } = await person();
  const desk = await staffMember(server);
  const path = endpointUrl(logInLinkEndpoints.create, { username });
  const ask = () => desk.request('POST', path, { headers: { 'x-forwarded-for': newAddress() } });
  const answers = await statuses(61, ask);
  expect(answers).toEqual([...of(200, 60), 429]);
});

/** Sends requests that create carts, in sequence from one address. They contain no menu, but count like all others. */
const openCarts = (times: number, client: Client, address: string) =>
  statuses(times, () =>
    client.request('POST', endpointUrl(cartEndpoints.create, {}), {
      body: { menu: 'c4rt0f50me80dy7hat1ssecr', items: [{ item: 'x', quantity: 1 }] },
      headers: { 'x-forwarded-for': address },
    }),
  );

describe('new carts', () => {
  it('are limited to thirty a minute per address, in the guest’s language', async () => {
    const [address, guest] = [newAddress(), visitor(server)];
    expect(await openCarts(31, guest, address)).toEqual([...of(404, 30), 429]);
    const answer = (language: string) =>
      guest.request('POST', endpointUrl(cartEndpoints.create, {}), {
        body: {},
        headers: { 'x-forwarded-for': address, 'accept-language': language },
      });
    const refused = await answer('ar');
    expectTooOften(refused, 60);
    expect(refused.body.message).toMatch(/^فُتحت من هذه الشبكة سلال كثيرة/);
    expect((await answer('en')).body.message).toMatch(/^Many carts were opened from this network/);
    expect(await openCarts(1, guest, newAddress())).toEqual([404]);
  });
});

describe('with RATE_LIMITS=off', () => {
  it('says so at start, and lifts all but the five tries of a code', async () => {
    // The tests' servers run without rate limits unless a test asks for them.
    const free = await sharedServer();
    expect(free.output()).toContain('RATE_LIMITS=off');
    expect(await openCarts(31, visitor(free), newAddress())).toEqual(of(404, 31));
    const client = await newUser(free);
    const body = { username: client.username, password: 'not the password' };
    const path = endpointUrl(accountEndpoints.logIn, {});
    expect(await statuses(15, () => visitor(free).request('POST', path, { body }))).toEqual(of(401, 15));
    for (const letter of [2, 3]) {
      expect((await client.request('POST', endpointUrl(accountEndpoints.resend, {}))).status).toBe(200);
      await codeFor(free.data, client.email, letter);
    }
    const code = await codeFor(free.data, client.email, 3);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const verify = (otp: string) => client.request('POST', endpointUrl(accountEndpoints.verify, {}, { otp }));
    expect(await statuses(5, () => verify(wrong))).toEqual(of(400, 5));
    expectError(await verify(code), 400, ['/otp']);
  });
});
