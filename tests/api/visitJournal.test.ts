/**
 * Visits that a front server has answered are counted, each once, whichever process is killed meanwhile.
 * (docs/decisions/037-visits-in-batches.md)
 */
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, beforeAll } from 'vitest';
import { startChild } from '../support/childProcess.js';
import { newSeededMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { ROOT } from '../support/runFolder.js';
import { startServer, type Server } from '../support/server.js';
import { cmsOf, frontsOf } from '../support/serverProcesses.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';
import { visitor } from '../support/users.js';
import { allCounted, uncounted, visit } from '../support/visits.js';

let server: Server;
let menu: SeededMenu;
/** The browsers whose visits were answered. */
let answered: string[];

beforeAll(async () => {
  server = await startServer({ env: { FRONT_PROCESSES: '2', PORT: '0' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await isReady();
  menu = await newSeededMenu(server);
  answered = [];
});

const isReady = () =>
  until(
    () =>
      visitor(server)
        .request('GET', '/readyz')
        .then(
          ({ status }) => (status === 200 ? true : undefined),
          () => undefined,
        ),
    'The server',
    60_000,
  );

/** A visit of another browser. Its connection may break while a front server is killed. */
async function arrive(): Promise<void> {
  const client = visitor(server);
  const status = await visit(client, menu.menuId).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status === 204) answered.push(client.cookie('qaima_visitor') ?? '');
  else expect(status).toBe(0);
}

const arriveAll = (count: number) => Promise.all(Array.from({ length: count }, arrive));

async function expectAllCounted(): Promise<void> {
  await allCounted(server);
  await isReady();
  const rows = await sql(
    server.data,
    'SELECT browser FROM visits WHERE menu_id = (SELECT id FROM menus WHERE document_id = ?)',
    menu.menuId,
  );
  expect(rows.map(({ browser }) => browser)).toEqual(expect.arrayContaining(answered));
  expect((await wholeMenu(menu.admin, menu.menuId)).menuVisitors).toEqual({
    totalVisitors: rows.length,
    newVisitors: rows.length,
  });
}

it('are counted after the front servers were killed before they sent them', async () => {
  const cms = cmsOf(server);
  process.kill(cms, 'SIGSTOP');
  await arriveAll(40);
  expect(answered).toHaveLength(40);
  const fronts = frontsOf(server);
  for (const pid of fronts) process.kill(pid, 'SIGKILL');
  process.kill(cms, 'SIGCONT');
  await expectAllCounted();
});

it('are counted once after the CMS was killed with a batch that it had got', async () => {
  const cms = cmsOf(server);
  process.kill(cms, 'SIGSTOP');
  // A front server that begins a second file has sent the first one.
  await until(async () => (await arriveAll(5), uncounted(server).length > 2 || undefined), 'A sent batch');
  process.kill(cms, 'SIGKILL');
  await expectAllCounted();
});

it('are counted once while the CMS is killed again and again', async () => {
  for (let round = 0; round < 3; round += 1) {
    const end = Date.now() + 1_500;
    while (Date.now() < end) await arriveAll(20);
    process.kill(cmsOf(server), 'SIGKILL');
    await arriveAll(20);
    await isReady();
  }
  await expectAllCounted();
});

it('are counted once during a reload', async () => {
  const reload = startChild(process.execPath, [join(ROOT, 'scripts/reload.mjs'), '--as-built'], {
    env: { DATA_DIR: server.data.folder },
  });
  while (reload.process.exitCode === null) await arriveAll(5);
  expect(await reload.ended).toBe(0);
  await expectAllCounted();
});
