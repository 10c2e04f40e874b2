/**
 * Public pages stay available while a process is killed, replaced, or starts with an empty cache.
 * (docs/spec/operations.md#outages)
 */
import { itemEndpoints, menuEndpoints, endpointUrl } from '@qaima/schemas';
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '../support/childProcess.js';
import { ROOT } from '../support/runFolder.js';
import { requestDuring } from '../support/concurrentRequests.js';
import { newSeededMenu, type SeededMenu } from '../support/menus.js';
import { newName, visitor } from '../support/users.js';
import { cmsOf, frontsOf } from '../support/serverProcesses.js';
import { startServer, type Server } from '../support/server.js';
import { reportResult } from '../support/extendedTests.js';
import { until } from '../support/until.js';

let server: Server;
let own: SeededMenu;
beforeAll(async () => {
  // The system assigns a port, and front servers that start later use the same port.
  server = await startServer({ env: { FRONT_PROCESSES: '2', PORT: '0' } });
  own = await newSeededMenu(server);
});
afterAll(() => server.stop());

const paths = () => [`/m/${own.menuId}`, `/m/${own.menuId}?lang=en`, endpointUrl(menuEndpoints.read, own)];
const status = (path: string) =>
  visitor(server)
    .request('GET', path)
    .then((answer) => answer.status);
const edit = (title: string) =>
  own.admin.request('PUT', endpointUrl(itemEndpoints.change, own), { body: { title } }).then((answer) => answer.status);
const page = async () => (await visitor(server).request('GET', `/m/${own.menuId}`)).text;

/** Reads cached pages repeatedly until `work` settles. */
const readMeanwhile = (work: () => Promise<unknown>) => requestDuring(visitor(server), paths(), work);

/** Reads the pages repeatedly, so that each front server caches them: each connection may reach another one. */
async function warm(): Promise<void> {
  for (let round = 0; round < 20; round += 1)
    expect(await Promise.all(paths().map(status))).toEqual(paths().map(() => 200));
}

/** Ignores the reset of an existing connection. @throws all other errors, including a refused connection */
function ignoreBrokenConnection(error: unknown): undefined {
  const { cause } = error as { cause?: { code?: string } };
  if (cause?.code !== 'ECONNRESET' && cause?.code !== 'UND_ERR_SOCKET') throw error;
}

const outcomes = (counts: Readonly<Record<string, number>>) => Object.keys(counts).sort();

describe('a CMS', () => {
  it('restarts after a kill; known pages go on, and a write errors or waits', async () => {
    await warm();
    const killed = cmsOf(server);
    let back = 0;
    const reads = await readMeanwhile(async () => {
      const begun = performance.now();
      process.kill(killed, 'SIGKILL');
      const told = await edit(newName('meanwhile'));
      expect([200, 503]).toContain(told);
      await until(async () => ((await status('/readyz')) === 200 ? true : undefined), 'The CMS', 60_000);
      back = performance.now() - begun;
    });
    expect(outcomes(reads)).toEqual(['200']);
    expect(server.output()).toContain('The CMS ended with SIGKILL');
    const title = newName('after');
    expect(await edit(title)).toBe(200);
    expect(await page()).toContain(title);
    reportResult(
      `The CMS killed: ${reads['200']} reads of known menus meanwhile, 0 failed, back after ${(back / 1000).toFixed(1)} s`,
    );
  });

  it('is replaced by a reload during reads and calls, and none fails', async () => {
    await warm();
    const before = [cmsOf(server), ...frontsOf(server)];
    const edits: number[] = [];
    const reads = await readMeanwhile(async () => {
      const reload = startChild(process.execPath, [join(ROOT, 'scripts/reload.mjs'), '--as-built'], {
        env: { DATA_DIR: server.data.folder },
      });
      while (reload.process.exitCode === null) edits.push(await edit(newName('reload')));
      expect({ code: await reload.ended, said: reload.output() }).toMatchObject({ code: 0 });
    });
    expect(outcomes(reads)).toEqual(['200']);
    expect(new Set(edits)).toEqual(new Set([200]));
    const after = [cmsOf(server), ...frontsOf(server)];
    expect(after).toHaveLength(before.length);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    reportResult(`A reload: ${reads['200']} reads and ${edits.length} edits meanwhile, 0 failed`);
  });
});

describe('a front server', () => {
  it('restarts after a kill, while the others serve its port', async () => {
    const [killed = 0] = frontsOf(server);
    process.kill(killed, 'SIGKILL');
    await until(
      async () =>
        Promise.resolve(frontsOf(server).length === 2 && !frontsOf(server).includes(killed) ? true : undefined),
      'A front',
      30_000,
    );
    // A kept-alive connection to the killed process fails only when it is used next.
    await until(() => warm().then(() => true, ignoreBrokenConnection), 'An answer to all');
    const title = newName('after');
    expect(await edit(title)).toBe(200);
    for (let round = 0; round < 10; round += 1) expect(await page()).toContain(title);
  });

  it('reads nothing from damaged files of its cache', async () => {
    await warm();
    const folder = join(server.data.folder, 'cache');
    const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    await until(() => Promise.resolve(files().length > 0 ? true : undefined), 'A cached file');
    for (const [index, { parentPath, name }] of files().entries()) {
      const path = join(parentPath, name);
      if (index % 2) truncateSync(path, Math.floor(statSync(path).size / 2));
      else writeFileSync(path, Buffer.alloc(statSync(path).size, 0x20));
    }
    for (const pid of frontsOf(server)) process.kill(pid, 'SIGKILL');
    await until(
      () =>
        status('/healthz').then(
          (code) => (code === 200 ? true : undefined),
          () => undefined,
        ),
      'A front',
      30_000,
    );
    await warm();
  });
});

describe.runIf(process.getuid?.() === 0)('a cache without room', () => {
  it('keeps nobody from being served', async () => {
    const folder = join(server.data.folder, 'cache');
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      return;
    }
    try {
      const title = newName('full');
      expect(await edit(title)).toBe(200);
      await warm();
      expect(await page()).toContain(title);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });
});
