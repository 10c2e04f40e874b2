import { seedData } from './createSeedData.js';
import { shareServers } from './sharedServerPool.js';

/** The global setup of the API tests. `TEST_DATABASE` is `sqlite` or `postgres`. */
export default async function apiSetup(): Promise<() => Promise<void>> {
  const takeDown = await seedData({ postgres: process.env['TEST_DATABASE'] === 'postgres', demo: false });
  const stopServers = await shareServers();
  return async () => {
    await stopServers();
    await takeDown();
  };
}
