/** No input causes a 5xx, and every response uses the envelope. The extended tests send more requests. */
import { allEndpoints, endpointPath, isForPeople, printerEndpoints, type Endpoint, type Schema } from '@qaima/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AS_FRONT_SERVER, requestCms } from '../support/requestCms.js';
import { seedMenu, type SeededMenu } from '../support/menus.js';
import { newUser, staffMember } from '../support/users.js';
import type { Client } from '../support/http.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { reportResult, repetitions } from '../support/extendedTests.js';

/** The number of bodies per endpoint; the extended tests send 200. */
const BODIES = repetitions('BODIES', 12);
/** A fixed seed, so that a failure can be reproduced. */
const SEED = 20_260_101;

let server: RunningServer;
let provider: Client;
let menu: SeededMenu;
let printerToken: string;
/** The number of requests with a correct response. */
let answered = 0;
beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
  menu = await seedMenu(provider, await newUser(server, 'owner'));
  const printer = await provider.ask(printerEndpoints.create, { params: menu, body: { title: 'المطبخ' } });
  printerToken = printer.data.token ?? '';
});

afterAll(() => {
  reportResult(
    `${BODIES} bodies a call, hostile ids and queries: ${answered} answers, none of 500 or more, all in the envelope`,
  );
});

const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  2 ** 53,
  2 ** 31,
  true,
  [],
  {},
  [[[[]]]],
  '\u0000',
  '\ud800',
  '\uffff',
  '‮',
  '<script>alert(1)</script>',
  "'; DROP TABLE menus; --",
  '=1+1',
  'javascript:alert(1)',
  '../../etc/passwd',
  'ا'.repeat(5000),
  '٣٫٥',
  { $gt: 0 },
  { __proto__: null, constructor: { prototype: {} } },
  '__proto__',
);

/** Generates values that a schema accepts, some of them corrupted. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const type = [schema.type ?? []].flat()[0];
  const fit = (): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (type === 'object') {
      const entries = Object.entries(schema.properties ?? {});
      return fc.record(Object.fromEntries(entries.map(([name, one]) => [name, valuesOf(one)])), { requiredKeys: [] });
    }
    if (type === 'array') return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    if (type === 'number') return fc.integer({ min: 0, max: 90_000 }).map((thousandths) => thousandths / 1000);
    if (schema.format === 'phone') return fc.constant('+962790000000');
    if (schema.format === 'date' || schema.format === 'iso-instant') return fc.constant('2030-05-05');
    return fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 40, 40) });
  };
  return fc.oneof({ weight: 9, arbitrary: fit() }, { weight: 1, arbitrary: nasty });
}

const hostileId = fc.constantFrom(
  'nothing',
  "' OR 1=1 --",
  '%00',
  '..%2f..%2f',
  '0',
  '-1',
  '9'.repeat(40),
  '%ff',
  '__proto__',
);

async function expectNoFault(call: Endpoint, ids: Readonly<Record<string, string>>, body: unknown, query: string) {
  const path = endpointPath(call).replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'nothing') + query;
  const sent = call.method === 'GET' ? {} : { body };
  const answer = isForPeople(call.access)
    ? await provider.request(call.method, path, sent)
    : await requestCms(server, call.method, path, { headers: AS_FRONT_SERVER, ...sent });
  expect({ status: answer.status, below: answer.status < 500 }).toMatchObject({ below: true });
  // Successful file downloads have no envelope; all other responses, including errors, do.
  const isFile = (call.files !== undefined || call.produces !== undefined) && answer.status < 300;
  if (!isFile) expect(['success', 'fail', 'error']).toContain(answer.body.status);
  answered++;
}

/** Requests that would end this test's session. */
const SELF = new Set(['account.logOut', 'account.changePassword', 'account.logIn', 'account.signUp']);

describe.each(Object.entries(allEndpoints).filter(([name]) => !SELF.has(name)))('%s', (_, call) => {
  it('answers whatever is sent', async () => {
    const own = { admin: '', index: '0', username: menu.admin.username, token: printerToken };
    const ids = { ...menu, ...own } as unknown as Record<string, string>;
    const body = call.body
      ? fc.oneof({ weight: 4, arbitrary: valuesOf(call.body) }, { weight: 1, arbitrary: fc.jsonValue() })
      : nasty;
    const query = fc.constantFrom('', '?page=0', '?limit=1e9', '?schedule=%00', '?index=-1', '?otp=%ff', '?a[b]=c&a=d');
    await fc.assert(
      fc.asyncProperty(body, query, async (sent, asked) => {
        // Deletions use hostile ids only, because deleting real records would leave none for the next body.
        await expectNoFault(call, call.method === 'DELETE' ? {} : ids, sent, asked);
      }),
      { numRuns: BODIES, seed: SEED },
    );
    await fc.assert(
      fc.asyncProperty(hostileId, async (id) => {
        const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
        await expectNoFault(call, Object.fromEntries(names.map((name) => [name, id])), {}, '');
      }),
      { numRuns: 4, seed: SEED },
    );
  });
});
