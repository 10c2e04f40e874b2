/** Serves the existing build, as a system service does. `npm start` builds first. */
import './steps/node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './steps/command.mjs';
import { ROOT } from './steps/places.mjs';
import { supervise } from './steps/supervise.mjs';

await command(async () => {
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  process.exit(await supervise());
});
