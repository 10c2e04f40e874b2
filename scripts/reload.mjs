/**
 * `npm run reload`: builds what is out of date and replaces the processes of the running server without downtime.
 * `--as-built` skips the build, for a service whose user can't write to the code (docs/deploy).
 */
import './lib/checkNodeVersion.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installAndBuild, SERVER } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { CliError } from './lib/exec.mjs';
import { dataFolder, readNote } from './lib/supervisorPidFile.mjs';
import { step } from './lib/print.mjs';

/** The maximum duration of a reload. */
const TIMEOUT_MS = 120_000;

await command(async () => {
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const folder = dataFolder();
  const before = readNote(folder);
  if (!before) throw new CliError(`No server serves ${folder}. Start one: npm start`);
  if (!process.argv.includes('--as-built')) {
    await installAndBuild(process.env['CMS_PANEL'] === '1' ? [...SERVER, 'panel'] : SERVER);
  }
  await step('Replacing the server', async () => {
    process.kill(before.pid, 'SIGUSR2');
    for (const begun = Date.now(); Date.now() - begun < TIMEOUT_MS; await wait(100)) {
      const note = readNote(folder);
      if (!note) throw new CliError('The server ended meanwhile. Its last words say why.');
      if (note.reloads === before.reloads) continue;
      if (note.failure !== null) throw new CliError(`${note.failure}. The log of the server says more.`);
      return;
    }
    throw new CliError(`It was not replaced within ${TIMEOUT_MS / 1000} s.`);
  });
});
