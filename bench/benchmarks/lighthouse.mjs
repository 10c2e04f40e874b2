/** Runs Lighthouse with its default simulated phone: the median of three runs on the menu and on the landing page. */
import lighthouse from 'lighthouse';
import { median } from '../support/load.mjs';
import { size } from '../support/shortMode.mjs';

/** @import { Bench, Benchmark } from '../support/bench.mjs' */

const RUNS = size(3, 1);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {string} url @param {number} port */
async function once(url, port) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  const { categories, audits } = result.lhr;
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    faults,
  };
}

/** @param {Bench} bench @param {string} what @param {string} url */
async function measure(bench, what, url) {
  const { port } = await bench.browser();
  /** @typedef {Awaited<ReturnType<typeof once>>} Run */
  /** @type {Run[]} */
  const runs = [];
  for (let count = 0; count < RUNS; count++) runs.push(await once(url, port));
  const of = (/** @type {(run: Run) => number} */ figure) => median(runs.map(figure));
  const scores = CATEGORIES.map((_name, at) => of((run) => run.scores[at] ?? NaN));
  const [lcp, cls] = [of((run) => run.lcp), of((run) => run.cls)];
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  bench.row(
    `Lighthouse, phone, median of ${RUNS}: ${what}`,
    [
      scores.join(' / '),
      `LCP ${lcp.toFixed(1)} s`,
      `CLS ${cls.toFixed(3)}`,
      `blocked ${of(({ blocked }) => blocked).toFixed(0)} ms`,
      ...(faults.length > 0 ? [`faults: ${faults.join(', ')}`] : []),
    ].join('; '),
    '≥ 95 / 100 / 100 / 100; LCP ≤ 2.0 s, CLS ≤ 0.05',
    scores.every((score, at) => score >= (at === 0 ? 95 : 100)) && lcp <= 2 && cls <= 0.05,
  );
}

/** @type {Benchmark} */
export const lighthouseScores = {
  name: 'lighthouse',
  title: 'Lighthouse',
  async run(bench) {
    const { address } = await bench.demo();
    await measure(bench, '/m/innova', `${address}/m/innova`);
    await measure(bench, '/', `${address}/`);
  },
};
