/**
 * Which API tests run on both databases. A file runs on both unless it is listed here, with the reason why PostgreSQL
 * would show nothing that SQLite does not. (docs/decisions/040-test-suite.md)
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../api');

/** The files that run on SQLite only, by reason. */
export const SQLITE_ONLY: Readonly<Record<string, readonly string[]>> = {
  'connections, limits, proxies and processes in front of the CMS': [
    'accountLimits',
    'cdn',
    'deploy',
    'distance',
    'mail',
    'resilience',
    'routes',
    'server',
    'slowConnections',
    'unusualUrls',
  ],
  // `dataRetention` and `severalProcesses` use a bucket on PostgreSQL too.
  'the data folder, the disk and the bucket': ['bucket', 'dataFolder', 'fullDisk'],
  'pages and files made of single rows': [
    'accountPages',
    'cartPages',
    'crawlerFiles',
    'invoice',
    'nutrition',
    'orderSpreadsheet',
    'providerPages',
    'publicImage',
    'qr',
    'translations',
    'upload',
  ],
  // `fuzz` and `hostileRows` call these endpoints on both; `cartRaces` and `guestOrders` have their races.
  'rules of single records, without queries of their own': [
    'account',
    'cart',
    'cartSubmission',
    'extras',
    'item',
    'logInLinks',
    'menu',
    'menuChildren',
    'nestedIds',
    'renewals',
    'repeatedRequests',
    'sentMessages',
    'staffAccount',
    'tablesAndPrinters',
    'teams',
  ],
  'who may call what, which is decided before the database is asked': ['roles'],
  'files of menus and the Strapi panel, which read and write through Strapi alone': [
    'menuFile',
    'strapiPanel',
    'strapiPanelUsers',
  ],
};

/** The files that run on PostgreSQL only: a database that can be away, restarted or shared by processes. */
export const POSTGRES_ONLY = ['databaseOutage', 'databaseRestarts', 'severalProcesses'];

const pathsOf = (names: readonly string[]) => names.map((name) => `tests/api/${name}.test.ts`);

/** The names of all API test files. */
export const apiTestNames = (): readonly string[] =>
  readdirSync(FOLDER).flatMap((file) => (file.endsWith('.test.ts') ? [file.slice(0, -'.test.ts'.length)] : []));

/** The paths of the files that do not run on a database, `sqlite` or `postgres`. */
export function notRunOn(database: string | undefined, allDatabases: boolean): string[] {
  if (database !== 'postgres') return pathsOf(POSTGRES_ONLY);
  return allDatabases ? [] : pathsOf(Object.values(SQLITE_ONLY).flat());
}
