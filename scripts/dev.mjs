/**
 * `npm run dev`: serves the sources. Changes of the public site, the front server and the owner's area are visible at
 * once. A change of the CMS restarts the CMS. A change of the domain package restarts the CMS and the front server. The
 * command uses a separate data folder. It ignores `.env`, which may refer to real data.
 */
import './lib/checkNodeVersion.mjs';
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { command } from './lib/command.mjs';
import { installAndBuild } from './lib/build.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { assertPortFree } from './lib/port.mjs';
import { CliError, runOrFail } from './lib/exec.mjs';
import { duration, red, print, step } from './lib/print.mjs';
import { supervise } from './lib/supervise.mjs';

/** How long to wait for more changes, because editors and version control write files one after another. */
const SETTLE_MS = 60;

/** The lowest process priority, because type checks can wait. */
const LAST = 19;

const settings = join(ROOT, '.env');
const unread = existsSync(settings) ? Object.keys(parseEnv(readFileSync(settings, 'utf8'))) : [];
for (const name of unread) process.env[name] ??= '';
process.env['DATA_DIR'] ||= join(CACHE, 'dev');
Object.assign(process.env, { NODE_ENV: 'development', FRONT_PROCESSES: '1', DEMO: '1' });

/** @typedef {import('./lib/supervise.mjs').Reload} Reload */

/** Writes the domain package's JSON Schema files and the OpenAPI document. */
const writeSchemas = () =>
  runOrFail('dev-schemas', process.execPath, ['schemas/scripts/writeSchemas.mjs'], {
    advice: 'The package schemas does not load.',
  });

/**
 * Type-checks the domain package when it changes, and prints errors. Also updates the declarations that editors read.
 */
function watchTypes() {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = ['-w', '-p', 'schemas', '--emitDeclarationOnly', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, [tsc, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, LAST);
  process.once('exit', () => child.kill());
  child.stdout.on('data', (data) => {
    for (const line of String(data).split('\n')) if (line.includes('error TS')) print(red(line));
  });
}

await command(async () => {
  await assertPortFree('npm run dev');
  await installAndBuild([], { withTools: true });
  const { compile, CMS, SCHEMAS } = await import('./dev/compile.mjs');

  /** For each package: whether its compiled output has changed since the last restart of its processes. */
  const stale = { schemas: false, cms: false };

  /** Compiles changes and prints errors. @returns whether there were no errors */
  function compileAll() {
    const [schemas, cms] = [compile(SCHEMAS), compile(CMS)];
    stale.schemas ||= schemas.changed;
    stale.cms ||= cms.changed;
    const problems = [...schemas.problems, ...cms.problems];
    for (const problem of problems) print(red(problem.trimEnd()));
    return problems.length === 0;
  }

  await step('Compiling', async () => {
    if (!compileAll()) throw new CliError('The server starts once this is mended.');
    await writeSchemas();
  });
  Object.assign(stale, { schemas: false, cms: false });

  /** Restarts the processes whose code has changed. @param {Reload} reload */
  async function renew(reload) {
    const begun = Date.now();
    if (!compileAll() || !(stale.schemas || stale.cms)) return;
    const { schemas } = stale;
    Object.assign(stale, { schemas: false, cms: false });
    // The front server uses the domain package too, so it is restarted with the CMS.
    const works = schemas ? [reload.fronts(), reload.cms(), writeSchemas()] : [reload.cms()];
    const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    print(`  The ${schemas ? 'servers have' : 'CMS has'} started again (${duration(Date.now() - begun)}).`);
  }

  /** @param {Reload} reload */
  function follow(reload) {
    /** @type {Promise<void>} */
    let last = Promise.resolve();
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    // A front server also watches the sources of the domain package and the CMS. It sends a message when they change.
    cluster.on('message', (_front, message) => {
      if (message?.type !== 'changed') return;
      clearTimeout(timer);
      const complain = (/** @type {Error} */ { message }) => print(red(`That could not be served: ${message}`));
      timer = setTimeout(() => (last = last.then(() => renew(reload)).catch(complain)), SETTLE_MS);
    });
    watchTypes();
  }

  process.exit(
    await supervise({
      cms: join(ROOT, CMS.to, 'scripts/serve.js'),
      front: join(ROOT, 'scripts/dev/front.mjs'),
      flags: ['--enable-source-maps'],
      onUp: follow,
    }),
  );
});
