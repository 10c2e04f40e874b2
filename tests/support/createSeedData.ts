import { emptyData } from './dataFolder.js';
import { openRunFolder } from './runFolder.js';
import { startPostgres } from './postgres.js';
import { publishSeededData } from './seedDataLocation.js';
import { startServer } from './server.js';

export interface SeedResult {
  /** PostgreSQL instead of SQLite. */
  readonly postgres: boolean;
  /** Includes the demo menu. */
  readonly demo: boolean;
}

/**
 * Creates the data of a test run by starting the server once, and announces it.
 * @returns removes all of it
 */
export async function seedData({ postgres, demo }: SeedResult): Promise<() => Promise<void>> {
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
    publishSeededData(data);
    return takeDown;
  } catch (error) {
    await takeDown();
    throw error;
  }
}
