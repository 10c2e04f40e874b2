/** Finds or installs Redis, for the tests of several processes. Valkey, a fork of Redis, also works. */
import { installForTests, programPath } from './debian.mjs';

/** The path of Redis; undefined if it is not installed. */
export const redisProgram = () => programPath(['redis-server', 'valkey-server']);

/** Installs Redis for the tests if needed. @returns {Promise<boolean>} whether it is installed now */
export const installRedis = () =>
  installForTests({
    name: 'Redis',
    packaged: 'redis-server',
    programs: 'redis-server or valkey-server',
    isThere: () => redisProgram() !== undefined,
    tests: 'of several processes',
  });
