/** Finds or installs PostgreSQL for the tests. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installForTests } from './debian.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres` of the newest installed version; undefined if there is none. */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/** Installs PostgreSQL for the tests if needed. @returns {Promise<boolean>} whether it is installed now */
export const installPostgres = () =>
  installForTests({
    name: 'PostgreSQL',
    packaged: 'postgresql',
    programs: 'initdb and postgres',
    isThere: () => postgresPrograms() !== undefined,
    tests: 'on PostgreSQL',
  });
