/** After a power cut all acknowledged writes are stored, and no batch is stored in part. */
import { expect, it } from 'vitest';
import { OrderingGuests } from '../support/orderingGuests.js';
import { copyOf, removeData } from '../support/dataFolder.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer } from '../support/server.js';
import { reportResult, repetitions } from '../support/extendedTests.js';
import { Writers } from '../support/concurrentWriters.js';

const ROUNDS = repetitions('POWER_CUTS', 1);

it(
  'loses nothing to a cut under eight writers',
  async () => {
    const data = await copyOf(seededData());
    let server = await startServer({ data });
    const writers = await Writers.at(server);
    const guests = await OrderingGuests.at(server);
    for (let round = 0; round < ROUNDS; round += 1) {
      await writers.begin(server, 8);
      guests.begin(server, 2);
      await writers.progress(16);
      await guests.progress(4);
      await server.kill();
      await Promise.all([writers.end(), guests.end()]);
      server = await startServer({ data });
      expect(await writers.compare(server)).toEqual({ lost: [], halves: [] });
      expect(await guests.compare(server)).toEqual({ lost: [], repeatedNumbers: [] });
    }
    await server.stop();
    await removeData(data);
    reportResult(
      `${ROUNDS} power cuts under 8 writers: ${writers.acknowledged} acknowledged batches, 0 lost, 0 by half`,
    );
    reportResult(`… and under 2 guests who order: ${guests.acknowledged} acknowledged orders, 0 lost, no number twice`);
  },
  60_000 + ROUNDS * 60_000,
);
