/** `npm start`: from a fresh checkout, or a stale one, to a running server. */
import './steps/node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, SERVER } from './steps/build.mjs';
import { command } from './steps/command.mjs';
import { install } from './steps/install.mjs';
import { ROOT } from './steps/places.mjs';
import { passOn } from './steps/run.mjs';
import { duration, say } from './steps/say.mjs';

/** The server ends by itself within 10 s of a signal; past this, in ms, it is ended. */
const PATIENCE = 12_000;

/** @returns {Promise<number>} the server's exit code */
function serve() {
  return new Promise((resolve, reject) => {
    const server = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(ROOT, 'cms/dist/scripts/serve.js')],
      { cwd: ROOT, stdio: 'inherit' },
    );
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
      process.removeAllListeners(signal);
      process.on(signal, () => {
        server.kill(signal);
        setTimeout(() => server.kill('SIGKILL'), PATIENCE).unref();
      });
    }
    server.once('error', reject);
    server.once('exit', (code) => resolve(code ?? 1));
  });
}

await command(async () => {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.once(signal, () => {
      passOn(signal);
      process.exit(1);
    });
  }
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);

  const begun = Date.now();
  await install();
  await build(process.env['CMS_PANEL'] === '1' ? [...SERVER, 'panel'] : SERVER);
  say(`  Everything is built (${duration(Date.now() - begun)}). Starting the server …`);
  const code = await serve();
  if (code !== 0) say(`The server ended with code ${code}. Its last words above say why.`);
  return code;
});
