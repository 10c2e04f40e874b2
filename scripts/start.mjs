/** `npm start`: installs, builds and starts the server. */
import './lib/checkNodeVersion.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installAndBuild, SERVER } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { onShutdown } from './lib/onShutdown.mjs';
import { ROOT } from './lib/paths.mjs';
import { assertPortFree } from './lib/port.mjs';
import { forwardSignal } from './lib/exec.mjs';
import { duration, print } from './lib/print.mjs';
import { supervise } from './lib/supervise.mjs';

await command(async () => {
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const begun = Date.now();
  const stopListening = onShutdown((signal) => {
    forwardSignal(signal);
    process.exit(1);
  });
  await assertPortFree('npm start');
  await installAndBuild(process.env['CMS_PANEL'] === '1' ? [...SERVER, 'panel'] : SERVER);
  stopListening();
  print(`  Everything is built (${duration(Date.now() - begun)}). Starting the server …`);
  const code = await supervise();
  if (code !== 0) print(`The server ended with code ${code}. Its last words above say why.`);
  process.exit(code);
});
