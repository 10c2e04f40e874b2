/** Serves the existing build, for a system service. `npm start` builds first. */
import './lib/checkNodeVersion.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { supervise } from './lib/supervise.mjs';

await command(async () => {
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  process.exit(await supervise());
});
