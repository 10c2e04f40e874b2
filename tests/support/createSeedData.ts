import { emptyData } from './dataFolder.js';
import { openRunFolder } from './runFolder.js';
import { startPostgres } from './postgres.js';
import { publishSeededData } from './seedDataLocation.js';
import { startServer } from './server.js';

export interface SeedResult {
  /** Whether to use PostgreSQL instead of SQLite. */
  readonly postgres: boolean;
  /** Whether to include the demo menu. */
  readonly demo: boolean;
}

/**
 * Creates the data for a test run by starting the server once, and publishes its location to the tests.
 * @returns a function that removes the data
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
