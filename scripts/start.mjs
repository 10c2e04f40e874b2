/** `npm start`: installs, builds and starts the server. */
import './steps/node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, SERVER } from './steps/build.mjs';
import { command } from './steps/command.mjs';
import { whenAskedToEnd } from './steps/ending.mjs';
import { install } from './steps/install.mjs';
import { ROOT } from './steps/places.mjs';
import { mustBeFree } from './steps/port.mjs';
import { passOn } from './steps/run.mjs';
import { duration, say } from './steps/say.mjs';
import { supervise } from './steps/supervise.mjs';

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
