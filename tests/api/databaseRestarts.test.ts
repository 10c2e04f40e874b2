/** During a database restart, the service keeps running and loses no acknowledged write. */
import { describe, expect, it } from 'vitest';
import { emptyData } from '../support/dataFolder.js';
import { startPostgres } from '../support/postgres.js';
import { startServer } from '../support/server.js';
import { reportResult, repetitions } from '../support/extendedTests.js';
import { Writers } from '../support/concurrentWriters.js';

const RESTARTS = repetitions('DATABASE_RESTARTS', 1);

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a restart of PostgreSQL', () => {
  it(
    'loses nothing under sixteen writers, who are told meanwhile',
    async () => {
      const postgres = await startPostgres();
      const server = await startServer({ data: await emptyData(postgres.urlOf('postgres')) });
      const writers = await Writers.at(server);
      await writers.begin(server, 16);
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await writers.progress(16);
        await postgres.restart();
      }
      // The server recovers without a restart.
      await writers.progress(16);
      await writers.end();
      expect(await writers.compare(server)).toEqual({ lost: [], halves: [] });
      expect(Object.keys(writers.refused)).toEqual(Object.keys(writers.refused).filter((status) => status === '503'));
      expect(await server.stop()).toBe(0);
      await postgres.stop();
      const told = Object.values(writers.refused).reduce((sum, count) => sum + count, 0);
      reportResult(
        `${RESTARTS} restarts of PostgreSQL under 16 writers: ${writers.acknowledged} acknowledged batches, 0 lost, ${told} told to try again`,
      );
    },
    120_000 + RESTARTS * 60_000,
  );
});
