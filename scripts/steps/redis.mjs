/** The Redis that the tests of several processes start: `redis-server`, or Valkey, which took up its work. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, mayInstallPackages } from './debian.mjs';
import { Failure } from './run.mjs';
import { step, warn } from './say.mjs';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** The path of one; undefined when there is none. */
export function redisProgram() {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean)];
  return folders
    .flatMap((folder) => PROGRAMS.map((program) => join(folder, program)))
    .find((program) => existsSync(program));
}

/**
 * Makes sure that there is one, or says loudly that the tests with it are left out; in CI that is a failure.
 * @returns {Promise<boolean>} whether there is one now
 */
export async function installRedis() {
  if (redisProgram() !== undefined) return true;
  if (mayInstallPackages()) await step('Installing Redis', () => installPackages(['redis-server']));
  if (redisProgram() !== undefined) return true;
  const missing = 'There is no Redis on this machine (redis-server or valkey-server, in PATH)';
  if (process.env['CI'] === 'true') throw new Failure(`${missing}, and in CI its tests must not be left out.`);
  warn(`${missing}: the tests of several processes are LEFT OUT.`);
  return false;
}
