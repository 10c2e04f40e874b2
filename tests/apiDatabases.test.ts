/** Checks the list of API tests that run on one database only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiTestNames, notRunOn, POSTGRES_ONLY, SQLITE_ONLY } from './support/apiDatabases.js';
import { ROOT } from './support/runFolder.js';

const sqliteOnly = Object.values(SQLITE_ONLY).flat();
const sourceOf = (name: string) => readFileSync(join(ROOT, `tests/api/${name}.test.ts`), 'utf8');

/** Marks of tests that depend on the database: its kind, its rows, counted queries, races. */
const DEPENDS =
  /TEST_DATABASE|databaseUrl|support\/(?:postgres|queryCount|sql|concurrentWriters|hostileRows|doubleClick)\.js/;

/** Files on one database that do so only to prepare a test, or to write as much as they can. */
const PREPARES = [
  'account',
  'logInLinks',
  'mail',
  'sentMessages',
  'tablesAndPrinters',
  'teams',
  'bucket',
  'invoice',
  'menuFile',
  'orderSpreadsheet',
  'staffAccount',
  'strapiPanel',
  'strapiPanelUsers',
  'cdn',
  'fullDisk',
];

describe('an API test', () => {
  it('is listed at most once, and exists', () => {
    const listed = [...sqliteOnly, ...POSTGRES_ONLY];
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
    expect(listed.filter((name) => !apiTestNames().includes(name))).toEqual([]);
  });

  it('runs on both databases if it depends on the database', () => {
    const dependent = sqliteOnly.filter((name) => DEPENDS.test(sourceOf(name)));
    expect(dependent.filter((name) => !PREPARES.includes(name))).toEqual([]);
  });

  it('runs on PostgreSQL only if it has no test for SQLite', () => {
    for (const name of POSTGRES_ONLY)
      expect([name, /\bTEST_DATABASE'\] === 'postgres'/.test(sourceOf(name))]).toEqual([name, true]);
  });

  it('runs on every database that knows it with --all-databases', () => {
    expect(notRunOn('postgres', true)).toEqual([]);
    expect(notRunOn('sqlite', true)).toEqual(notRunOn('sqlite', false));
    expect(notRunOn('postgres', false)).toContain('tests/api/cart.test.ts');
    expect(notRunOn('postgres', false)).not.toContain('tests/api/cartRaces.test.ts');
  });
});
