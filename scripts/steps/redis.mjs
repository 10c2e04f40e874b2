/** The Redis that the tests of several processes start: `redis-server`, or Valkey, which took up its work. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installForTests } from './debian.mjs';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** The path of one; undefined when there is none. */
export function redisProgram() {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean)];
  return folders
    .flatMap((folder) => PROGRAMS.map((program) => join(folder, program)))
    .find((program) => existsSync(program));
}

/** Makes sure that there is one for the tests. @returns {Promise<boolean>} whether there is one now */
export const installRedis = () =>
  installForTests({
    name: 'Redis',
    packaged: 'redis-server',
    programs: 'redis-server or valkey-server',
    isThere: () => redisProgram() !== undefined,
    tests: 'of several processes',
  });
