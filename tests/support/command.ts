/** The commands of the keyboard, on data of the tests' own, as the scripts of the checkout's root run them. */
import { join } from 'node:path';
import { startChild } from './child.js';
import type { Data } from './data.js';
import { ROOT } from './folder.js';
import { ENTRY, SETTINGS } from './server.js';

export interface Ended {
  readonly code: number | null;
  /** All that it said. */
  readonly output: string;
}

/** Runs one to its end. @param name of `cms/scripts` */
export const run = (name: string, data: Data, ...args: string[]): Promise<Ended> => runWith({}, name, data, ...args);

/** Runs one with variables that differ from the tests' usual ones. */
export const runWith = (env: Readonly<Record<string, string>>, name: string, data: Data, ...args: string[]) =>
  runScript(join(ROOT, `cms/dist/scripts/${name}.js`), env, data, args);

/** Starts a server where it is to refuse. */
export const runServer = (data: Data): Promise<Ended> => runScript(ENTRY, { PORT: '0' }, data, []);

async function runScript(
  script: string,
  env: Readonly<Record<string, string>>,
  { folder, databaseUrl }: Data,
  args: readonly string[],
): Promise<Ended> {
  const child = startChild(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      ...SETTINGS,
      // Lifted limits are told of at every start.
      RATE_LIMITS: '',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      ...env,
    },
  });
  return { code: await child.ended, output: child.output() };
}
