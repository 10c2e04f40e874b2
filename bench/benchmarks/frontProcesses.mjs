/** Compares two front processes with one, measured alternately, without pinning processes to CPUs. */
import { availableParallelism } from 'node:os';
import { round } from '../support/bench.mjs';
import { ratio } from '../support/load.mjs';
import { processesOf } from '../support/processes.mjs';
import { size } from '../support/shortMode.mjs';

/** @import { Demo, Benchmark } from '../support/bench.mjs' */

const ROUNDS = size(15, 3);

/** @type {Benchmark} */
export const frontProcesses = {
  name: 'fronts',
  title: 'Two front processes',
  async run(bench) {
    const one = await bench.server();
    const two = await bench.server({ FRONT_PROCESSES: '2' });
    try {
      const page = (/** @type {Demo} */ { address, pid }) => ({
        url: `${address}/m/innova`,
        pids: processesOf(pid).fronts,
      });
      const measured = await ratio(page(two), page(one), { rounds: ROUNDS, headers: { 'Accept-Encoding': 'br' } });
      const { ours, theirs } = measured.perProcessorSecond;
      bench.row(
        `The page, warm: two front processes against one, with ${availableParallelism()} processors for them and the clients`,
        `${measured.ratio.toFixed(2)} (${round(measured.ours)} / ${round(measured.theirs)} requests/s; ${round(ours)} / ${round(theirs)} per second of their processor time)`,
      );
    } finally {
      await two.stop();
      await one.stop();
    }
  },
};
