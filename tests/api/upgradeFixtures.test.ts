/**
 * Upgrade test: this version starts with the backup of an earlier release and returns the same API responses as that
 * release. `npm run upgrade-fixtures` creates the backup and the responses. (docs/upgrades.md)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { menuEndpoints, orderEndpoints } from '@qaima/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockStartingAt } from '../support/clockOffset.js';
import { run } from '../support/command.js';
import { emptyData, removeData, type Data } from '../support/dataFolder.js';
import { newFolder, removeFolder, ROOT } from '../support/runFolder.js';
import type { Client } from '../support/http.js';
import { signedIn, visitor } from '../support/users.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer, type Server } from '../support/server.js';

const FORMER = join(ROOT, 'tests/upgrade-fixtures');

interface Person {
  readonly username: string;
  readonly password: string;
}
interface Former {
  /** When the responses were recorded. */
  readonly takenAt: string;
  readonly people: { readonly owner: Person; readonly staff: Person };
  readonly answers: readonly {
    readonly as: 'visitor' | 'owner' | 'staff';
    readonly path: string;
    readonly data: object;
  }[];
}

const former = JSON.parse(readFileSync(join(FORMER, 'apiResponses.json'), 'utf8')) as Former;

let folder: string;
let data: Data;
let server: Server;

beforeAll(async () => {
  folder = newFolder('former');
  data = await emptyData(seededData().databaseUrl);
  const file = join(folder, 'former.qaima');
  writeFileSync(file, gunzipSync(readFileSync(join(FORMER, 'backup.gz'))));
  const restored = await run('restore', data, file);
  if (restored.code !== 0) throw new Error(restored.output);
  // Cleanup jobs would rightly delete what is open for too long by the clock of today.
  server = await startServer({ data, env: clockStartingAt(former.takenAt) });
});
afterAll(async () => {
  await server.stop();
  await removeData(data);
  removeFolder(folder);
});

const person = ({ username, password }: Person) => signedIn(server, username, password);

it('finds every menu, account, cart and order as they were', async () => {
  const { owner, staff } = former.people;
  const by: Record<string, Client> = {
    visitor: visitor(server),
    owner: await person(owner),
    // The environment now configures another staff account, so the former one is an ordinary account.
    staff: await person(staff),
  };
  for (const { as, path, data: said } of former.answers) {
    const answer = await by[as]?.request<{ data: unknown }>('GET', `/api/v1${path}`);
    expect(answer?.status, path).toBe(200);
    // A later version may add fields to a response.
    expect(answer?.body.data, path).toMatchObject(said);
  }
});

it('shows their picture, and takes their next edits', async () => {
  const menu = await visitor(server).ask(menuEndpoints.read, { params: { menuId: 'sindyan' } });
  const [section] = menu.data.sections ?? [];
  const image = section?.items?.find(({ title }) => title === 'منسف')?.image;
  expect((await visitor(server).fetch(`/public/uploads/${String(image)}`)).headers.get('content-type')).toBe(
    'image/webp',
  );
  const owner = await person(former.people.owner);
  const params = { menuId: menu.data._id };
  await owner.ask(menuEndpoints.change, { params, body: { headingPhrase: 'بعد الترقية' } });
  expect((await visitor(server).request('GET', '/m/sindyan')).text).toContain('بعد الترقية');
  const staff = await person(former.people.staff);
  const body = { user: former.people.owner.username, totalAmount: 5, subEnd: '2032-01-01' };
  const { data: order } = await staff.ask(orderEndpoints.create, { params: {}, body });
  expect(order).toMatchObject({ totalAmount: 5 });
});
