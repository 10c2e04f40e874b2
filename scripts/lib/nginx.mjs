/** Finds or installs nginx, for the tests of its configuration in docs/deploy. */
import { installForTests, programPath } from './debian.mjs';

/** The path of nginx; undefined if it is not installed. */
export const nginxProgram = () => programPath(['nginx']);

/** Installs nginx for the tests if needed. @returns {Promise<boolean>} whether it is installed now */
export const installNginx = () =>
  installForTests({
    name: 'nginx',
    packaged: 'nginx-light',
    programs: 'nginx',
    isThere: () => nginxProgram() !== undefined,
    tests: 'of the samples for deployment',
  });
