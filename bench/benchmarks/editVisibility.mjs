/** Measures how fast an edit becomes visible with several front processes, and how they share the work. */
import { round } from '../support/bench.mjs';
import { median } from '../support/load.mjs';
import { cpuTime, processesOf } from '../support/processes.mjs';
import { size } from '../support/shortMode.mjs';
import { measureDuring, summarize, readers, measureAtConstantRate } from '../support/constantRate.mjs';

/** @import { Benchmark } from '../support/bench.mjs' */

const TIMES = size(1001, 21);
const FRONTS = 2;

/**
 * The number of reads after an edit. Each read opens a new connection, and any of the front processes may accept it.
 */
const NEXT_READERS = 2;

/** @param {string} address */
async function nextPage(address) {
  const begun = performance.now();
  const text = await (await fetch(`${address}/m/innova`, { headers: { connection: 'close' } })).text();
  return { text, took: performance.now() - begun };
}

/** @type {Benchmark} */
export const editVisibility = {
  name: 'edit',
  title: 'An edit',
  async run(bench) {
    const server = await bench.server({ FRONT_PROCESSES: String(FRONTS) });
    try {
      const { address, owner, pid } = server;
      const { fronts } = processesOf(pid);
      /** @type {import('../support/demo.mjs').Menu} */
      const menu = await owner.json('/quickmenu/innova');
      const [section] = menu.sections;
      const path = `/quickmenu/${menu._id}/sections/${section?._id}/items/${section?.items[0]?._id}`;
      const load = await measureAtConstantRate([readers(address, 'innova', 100)]);
      const before = fronts.map((front) => cpuTime([front]));
      /** @type {number[]} */
      const times = [];
      let old = 0;
      for (let count = 0; count < TIMES; count++) {
        const title = `اسم ${count} ${Date.now()}`;
        await owner.ask(path, { method: 'PUT', body: { title } });
        const pages = await Promise.all(Array.from({ length: NEXT_READERS }, () => nextPage(address)));
        for (const { text, took } of pages) {
          if (!text.includes(title)) old++;
          times.push(took);
        }
      }
      const work = fronts.map((front, at) => cpuTime([front]) - (before[at] ?? 0));
      const { count, failed } = summarize(measureDuring(await load.end(), 'pages'));
      const least = Math.min(...work) / work.reduce((sum, one) => sum + one, 0);
      bench.row(
        `An edit: the very next request, ${FRONTS} front processes, 100 reads/s of the same menu`,
        `${old} of ${round(times.length)} pages after ${round(TIMES)} edits were old; a new page took ${median(times.slice(1)).toFixed(0)} ms; ` +
          `${failed} of ${round(count)} other reads failed; the front server with less work did ${Math.round(least * 100)} % of the work`,
        'no old page',
        old === 0,
      );
    } finally {
      await server.stop();
    }
  },
};
