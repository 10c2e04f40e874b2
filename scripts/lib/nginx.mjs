/** nginx for the tests of docs/deploy's configuration. */
import { installForTests, programPath } from './debian.mjs';

/** Its path; undefined if it is not installed. */
export const nginxProgram = () => programPath(['nginx']);

/** Installs it for the tests if needed. @returns {Promise<boolean>} whether there is one now */
export const installNginx = () =>
  installForTests({
    name: 'nginx',
    packaged: 'nginx-light',
    programs: 'nginx',
    isThere: () => nginxProgram() !== undefined,
    tests: 'of the samples for deployment',
  });
