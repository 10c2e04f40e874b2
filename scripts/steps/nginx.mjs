/** The nginx that the sample of docs/deploy is tried with. */
import { installForTests, programPath } from './debian.mjs';

/** The path of one; undefined when there is none. */
export const nginxProgram = () => programPath(['nginx']);

/** Makes sure that there is one for the tests. @returns {Promise<boolean>} whether there is one now */
export const installNginx = () =>
  installForTests({
    name: 'nginx',
    packaged: 'nginx-light',
    programs: 'nginx',
    isThere: () => nginxProgram() !== undefined,
    tests: 'of the samples for deployment',
  });
