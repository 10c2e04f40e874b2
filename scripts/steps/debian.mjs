import { existsSync } from 'node:fs';
import { must } from './run.mjs';

/** Whether this process may install packages of Debian's. */
export const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {readonly string[]} packages */
export async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const advice = `Debian's packages could not be installed (${packages.join(', ')}). Is there a network?`;
  await must('apt-update', 'apt-get', ['update', '-q'], { env, advice });
  await must('apt-install', 'apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    env,
    advice,
  });
}
