/** Runs operators' commands on test data, in the way the package scripts do. */
import { join } from 'node:path';
import { startChild } from './childProcess.js';
import type { Data } from './dataFolder.js';
import { ROOT } from './runFolder.js';
import { ENTRY, SETTINGS } from './server.js';

export interface CommandResult {
  readonly code: number | null;
  /** The command's whole output. */
  readonly output: string;
}

/** Runs a command until it ends. @param name the name of a file in `cms/scripts` */
export const run = (name: string, data: Data, ...args: string[]): Promise<CommandResult> =>
  runWith({}, name, data, ...args);

/** Runs a command with additional environment variables. */
export const runWith = (env: Readonly<Record<string, string>>, name: string, data: Data, ...args: string[]) =>
  runScript(join(ROOT, `cms/dist/scripts/${name}.js`), env, data, args);

/** Runs a server that is expected to exit because it refuses to start. */
export const runServer = (data: Data): Promise<CommandResult> => runScript(ENTRY, { PORT: '0' }, data, []);

async function runScript(
  script: string,
  env: Readonly<Record<string, string>>,
  { folder, databaseUrl }: Data,
  args: readonly string[],
): Promise<CommandResult> {
  const child = startChild(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      ...SETTINGS,
      // Rate limits stay on, because turning them off prints a warning at each start.
      RATE_LIMITS: '',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      ...env,
    },
  });
  return { code: await child.ended, output: child.output() };
}
