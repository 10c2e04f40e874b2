import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@strapi/database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionTo } from '../database/connection';
import { startJob } from './scheduledJobs';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };
const HOUR = 60 * 60 * 1000;

let folder: string;
let database: Database;
const logged: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  folder = mkdtempSync(join(tmpdir(), 'qaima-chores-'));
  database = new Database({
    connection: connectionTo({ databaseUrl: undefined, dataDir: folder }) as never,
    settings: { migrations: { dir: folder } },
    logger: silent,
  });
  await database.connection.schema.createTable('strapi_core_store_settings', (table) => {
    table.increments('id');
    table.string('key');
    table.text('value');
    table.string('type');
  });
  logged.length = 0;
  vi.stubGlobal('strapi', { db: database, log: { error: (message: string) => logged.push(message) } });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await database.destroy();
  rmSync(folder, { recursive: true });
});

/** Advances the time and runs due jobs. One database serves all processes, one query at a time. */
async function pass(time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += HOUR / 12) {
    vi.advanceTimersByTime(HOUR / 12);
    for (let query = 0; query < 6; query += 1) await database.connection.raw('select 1');
  }
}

it('runs once a period across all processes, also when one of them ends', async () => {
  let done = 0;
  const job = {
    name: 'sweep',
    interval: HOUR,
    work: () => {
      done += 1;
      return Promise.resolve();
    },
  };
  const stops = [];
  for (let each = 0; each < 3; each += 1) stops.push(await startJob(job));
  expect(done).toBe(3);
  await pass(10 * HOUR);
  expect(done).toBeGreaterThanOrEqual(3 + 8);
  expect(done).toBeLessThanOrEqual(3 + 10);
  await stops[0]?.();
  const before = done;
  await pass(5 * HOUR);
  expect(done - before).toBeGreaterThanOrEqual(4);
  expect(done - before).toBeLessThanOrEqual(5);
  await Promise.all(stops.map((stop) => stop()));
});

it('outlives work that fails', async () => {
  let tries = 0;
  const stop = await startJob({
    name: 'upkeep',
    interval: HOUR,
    work: () => Promise.reject(new Error(`try ${++tries}`)),
  });
  await pass(3 * HOUR);
  await stop();
  expect(tries).toBeGreaterThanOrEqual(3);
  expect(logged[0]).toBe('try 1');
});
