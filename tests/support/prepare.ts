import type { Data } from './data.js';
import { emptyData, removeData } from './data.js';
import { startPostgres } from './postgres.js';
import { announce } from './prepared.js';
import { startServer } from './server.js';

export interface Preparation {
  /** PostgreSQL rather than SQLite. */
  readonly postgres: boolean;
  /** With the demo menu in it. */
  readonly demo: boolean;
}

/**
 * Makes the data of a run, by starting the server once on nothing, and announces it.
 * @returns what takes all of it down again
 */
export async function prepare({ postgres, demo }: Preparation): Promise<() => Promise<void>> {
  const cluster = postgres ? await startPostgres() : undefined;
  let data: Data | undefined;
  const takeDown = async () => {
    if (data) await removeData(data);
    await cluster?.stop();
  };
  try {
    data = await emptyData(cluster?.urlOf('postgres'));
    const server = await startServer({ data, env: { DEMO: demo ? '1' : '0' } });
    await server.stop();
    announce(data);
    return takeDown;
  } catch (error) {
    await takeDown();
    throw error;
  }
}
