/**
 * After a power cut all acknowledged writes are stored, no batch is stored in part, and repeated payments are recorded
 * once. (docs/spec/api.md#repeated-requests)
 */
import { expect, it } from 'vitest';
import { KeyedPayments } from '../support/keyedPayments.js';
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
      const payments = await KeyedPayments.begin(server);
      await writers.progress(16);
      await guests.progress(4);
      await payments.progress(3);
      await server.kill();
      await Promise.all([writers.end(), guests.end(), payments.end()]);
      server = await startServer({ data });
      expect(await writers.compare(server)).toEqual({ lost: [], halves: [] });
      expect(await guests.compare(server)).toEqual({ lost: [], repeatedNumbers: [] });
      const { statuses, sent, recorded } = await payments.repeatAll(server);
      expect(statuses).toEqual([200]);
      expect(recorded).toEqual(sent);
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
