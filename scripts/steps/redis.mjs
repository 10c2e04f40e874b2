/** The Redis that the tests of several processes start: `redis-server`, or Valkey, which took up its work. */
import { installForTests, programPath } from './debian.mjs';

/** The path of one; undefined when there is none. */
export const redisProgram = () => programPath(['redis-server', 'valkey-server']);

/** Makes sure that there is one for the tests. @returns {Promise<boolean>} whether there is one now */
export const installRedis = () =>
  installForTests({
    name: 'Redis',
    packaged: 'redis-server',
    programs: 'redis-server or valkey-server',
    isThere: () => redisProgram() !== undefined,
    tests: 'of several processes',
  });
