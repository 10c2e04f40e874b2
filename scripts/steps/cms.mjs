/** Commands of the server's own, run from its build. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, SERVER } from './build.mjs';
import { install } from './install.mjs';
import { ROOT } from './places.mjs';

/**
 * Runs a script of the server's with the words after `--`.
 * @param {string} name of `cms/scripts`
 * @param {{ asBuilt?: boolean }} [options] `asBuilt`: whatever build there is will do. What looks at the data of a server
 *   that runs must not build beneath it: that server reads from the same folders.
 * @returns {Promise<number>} its exit code
 */
export async function runInCms(name, { asBuilt = false } = {}) {
  const script = join(ROOT, `cms/dist/scripts/${name}.js`);
  if (!asBuilt || !existsSync(script)) {
    await install();
    await build(SERVER);
  }
  const args = ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}
