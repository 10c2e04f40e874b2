/** Runs commands of the CMS from its build. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installAndBuild, SERVER } from './build.mjs';
import { ROOT } from './paths.mjs';

/**
 * Runs a script of the CMS with the arguments after `--`.
 * @param {string} name of a file in `cms/scripts`
 * @param {{ asBuilt?: boolean }} [options] `asBuilt`: does not rebuild an outdated build. Needed next to a running
 * server, because a rebuild would replace the files that it uses.
 * @returns {Promise<number>} its exit code
 */
export async function runInCms(name, { asBuilt = false } = {}) {
  const script = join(ROOT, `cms/dist/scripts/${name}.js`);
  if (!asBuilt || !existsSync(script)) {
    await installAndBuild(SERVER);
  }
  const args = ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}
