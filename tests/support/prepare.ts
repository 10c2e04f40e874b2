import { emptyData } from './data.js';
import { openRunFolder } from './folder.js';
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
  const removeAll = openRunFolder();
  const cluster = postgres ? await startPostgres() : undefined;
  const takeDown = async () => {
    await cluster?.stop();
    removeAll();
  };
  try {
    const data = await emptyData(cluster?.urlOf('postgres'));
    const server = await startServer({ data, env: { DEMO: demo ? '1' : '0' } });
    await server.stop();
    announce(data);
    return takeDown;
  } catch (error) {
    await takeDown();
    throw error;
  }
}
