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

/** The line that a server on Node.js 20 begins with. */
const NODE_WARNING = /^[^\n]*Node\.js 24 is recommended[^\n]*\n/;

/** Runs a server that is expected to exit because it refuses to start. Its output is without the warning of Node.js 20. */
export async function runServer(data: Data): Promise<CommandResult> {
  const { code, output } = await runScript(ENTRY, { PORT: '0' }, data, []);
  return { code, output: output.replace(NODE_WARNING, '') };
}

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
