/** Redis for the tests of several processes: `redis-server`, or its fork Valkey. */
import { installForTests, programPath } from './debian.mjs';

/** Its path; undefined if it is not installed. */
export const redisProgram = () => programPath(['redis-server', 'valkey-server']);

/** Installs it for the tests if needed. @returns {Promise<boolean>} whether there is one now */
export const installRedis = () =>
  installForTests({
    name: 'Redis',
    packaged: 'redis-server',
    programs: 'redis-server or valkey-server',
    isThere: () => redisProgram() !== undefined,
    tests: 'of several processes',
  });
