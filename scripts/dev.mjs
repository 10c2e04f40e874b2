/**
 * `npm run dev`: serves the sources. A change of the public site, the front server or the owner's area is on the screen at once, one
 * of the kernel or the CMS once that has started again. It has data of its own, and reads no `.env`: what that names may be real.
 */
import './steps/node.mjs';
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { command } from './steps/command.mjs';
import { install } from './steps/install.mjs';
import { CACHE, ROOT } from './steps/places.mjs';
import { mustBeFree } from './steps/port.mjs';
import { Failure, must } from './steps/run.mjs';
import { duration, red, say, step } from './steps/say.mjs';
import { supervise } from './steps/supervise.mjs';

/** How long is waited for more after a change, in ms: editors and version control write files one after the other. */
const SETTLE_MS = 60;

/** The lowest priority: nobody waits for types. */
const LAST = 19;

const settings = join(ROOT, '.env');
const unread = existsSync(settings) ? Object.keys(parseEnv(readFileSync(settings, 'utf8'))) : [];
for (const name of unread) process.env[name] ??= '';
process.env['DATA_DIR'] ||= join(CACHE, 'dev');
Object.assign(process.env, { NODE_ENV: 'development', FRONT_PROCESSES: '1', DEMO: '1' });

/** @typedef {import('./steps/supervise.mjs').Reload} Reload */

/** The kernel's JSON Schema files and its document of the API. */
const writeSchemas = () =>
  must('dev-schemas', process.execPath, ['schemas/scripts/writeSchemas.mjs'], { advice: 'The kernel does not load.' });

/** Keeps the kernel's declarations right, by which editors read it, and says what is wrong with its types. */
function watchTypes() {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = ['-w', '-p', 'schemas', '--emitDeclarationOnly', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, [tsc, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, LAST);
  process.once('exit', () => child.kill());
  child.stdout.on('data', (data) => {
    for (const line of String(data).split('\n')) if (line.includes('error TS')) say(red(line));
  });
}

await command(async () => {
  await mustBeFree('npm run dev');
  await install();
  const { compile, CMS, SCHEMAS } = await import('./dev/compile.mjs');

  /** What is compiled and not served yet. */
  const stale = { kernel: false, cms: false };

  /** Compiles what has changed, and says what is wrong with it. @returns whether all is right */
  function compileAll() {
    const [kernel, cms] = [compile(SCHEMAS), compile(CMS)];
    stale.kernel ||= kernel.changed;
    stale.cms ||= cms.changed;
    const problems = [...kernel.problems, ...cms.problems];
    for (const problem of problems) say(red(problem.trimEnd()));
    return problems.length === 0;
  }

  await step('Compiling', async () => {
    if (!compileAll()) throw new Failure('The server starts once this is mended.');
    await writeSchemas();
  });
  Object.assign(stale, { kernel: false, cms: false });

  /** Serves what is new. @param {Reload} reload */
  async function renew(reload) {
    const begun = Date.now();
    if (!compileAll() || !(stale.kernel || stale.cms)) return;
    const { kernel } = stale;
    Object.assign(stale, { kernel: false, cms: false });
    // The front reads the kernel as well.
    const works = kernel ? [reload.fronts(), reload.cms(), writeSchemas()] : [reload.cms()];
    const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    say(`  The ${kernel ? 'servers have' : 'CMS has'} started again (${duration(Date.now() - begun)}).`);
  }

  /** @param {Reload} reload */
  function follow(reload) {
    /** @type {Promise<void>} */
    let last = Promise.resolve();
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    // The front watches these sources beside its own.
    cluster.on('message', (_front, message) => {
      if (message?.type !== 'changed') return;
      clearTimeout(timer);
      const complain = (/** @type {Error} */ { message }) => say(red(`That could not be served: ${message}`));
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
