/** The PostgreSQL programs that the tests start a server of their own with. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, mayInstallPackages } from './debian.mjs';
import { Failure } from './run.mjs';
import { step, warn } from './say.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder that holds `initdb` and `postgres`, the newest version first; undefined when there is none. */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/**
 * Makes sure that there are some, or says loudly that the tests on PostgreSQL are left out; in CI that is a failure.
 * @returns {Promise<boolean>} whether there are some now
 */
export async function installPostgres() {
  if (postgresPrograms() !== undefined) return true;
  if (mayInstallPackages()) await step('Installing PostgreSQL', () => installPackages(['postgresql']));
  if (postgresPrograms() !== undefined) return true;
  const missing = 'There is no PostgreSQL on this machine (initdb and postgres, in PATH)';
  if (process.env['CI'] === 'true') throw new Failure(`${missing}, and in CI its tests must not be left out.`);
  warn(`${missing}: the tests on PostgreSQL are LEFT OUT.`);
  return false;
}
