/**
 * Reports the duration of the last complete `npm test` of this checkout. It is not run here, because it takes longer
 * than all benchmarks.
 */
import { readLastFullRun } from '../../scripts/lib/lastFullRun.mjs';
import { duration } from '../../scripts/lib/print.mjs';
import { MissingToolError } from '../support/missingTool.mjs';

/** @import { Benchmark } from '../support/bench.mjs' */

const MAX_MS = 25 * 60_000;

/** @type {Benchmark} */
export const testSuite = {
  name: 'suite',
  title: 'The tests',
  async run(bench) {
    const last = readLastFullRun();
    if (last === null) throw new MissingToolError('`npm test` has not been run whole here');
    const { time, passed, failed, cores } = last;
    bench.row(
      'The last `npm test` here',
      `${duration(time)} on ${cores} processors: ${passed} passed, ${failed} failed`,
      '< 25 minutes on 2',
      failed === 0 && (cores !== 2 || time < MAX_MS),
    );
  },
};
