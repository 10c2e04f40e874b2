/** `npm start`: installs, builds and starts the server. */
import './lib/checkNodeVersion.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, SERVER } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { whenAskedToEnd } from './lib/onShutdown.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { mustBeFree } from './lib/port.mjs';
import { passOn } from './lib/exec.mjs';
import { duration, say } from './lib/print.mjs';
import { supervise } from './lib/supervise.mjs';

await command(async () => {
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const begun = Date.now();
  const stopListening = whenAskedToEnd((signal) => {
    passOn(signal);
    process.exit(1);
  });
  await mustBeFree('npm start');
  await install();
  await build(process.env['CMS_PANEL'] === '1' ? [...SERVER, 'panel'] : SERVER);
  stopListening();
  say(`  Everything is built (${duration(Date.now() - begun)}). Starting the server …`);
  const code = await supervise();
  if (code !== 0) say(`The server ended with code ${code}. Its last words above say why.`);
  process.exit(code);
});
