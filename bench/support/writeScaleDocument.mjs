/**
 * Computes the hardware needs of many venues from the cost of single requests, and writes them between the markers in
 * `docs/scale.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

const FILE = join(ROOT, 'docs/scale.md');
const [BEGIN, END] = ['<!-- computed by npm run bench -->', '<!-- end of what is computed -->'];

/** Requests of a busy venue in its busiest hour. */
const VENUE = { readers: 80, orders: 8, edits: 4 };

/** The numbers of venues to compute for, and the target CPU utilization in the busiest hour. */
const SIZES = /** @type {const} */ ([10, 1000, 100_000]);
const LOAD = 0.5;

const REQUESTS = /** @type {const} */ ([
  ['page', 'a cached page'],
  ['json', 'its JSON, cached'],
  ['restored', 'a page from the disk, front server alone'],
  ['visit', 'a counted visit'],
  ['interest', 'a counted interest'],
  ['edit', 'an edit of an item'],
  ['remade', 'an edit, and its page rendered for the next visitor'],
  ['order', 'an order: a cart created and submitted'],
  ['guest', 'a guest: page, visit, ten interests, a cart of three and its order'],
  ['photo', 'an uploaded photograph of 2400 × 1800, with smaller widths'],
]);

/** Results that are no CPU time per request, but fractions or MB. */
const OTHERS = /** @type {const} */ (['memory', 'disk', 'shareMemory', 'shareDisk', 'frontMemory', 'cmsMemory']);

/** @typedef {Record<(typeof REQUESTS)[number][0] | (typeof OTHERS)[number], number>} Facts CPU time per request in ms */

const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const percent = (/** @type {number} */ part) => `${Math.round(part * 100)} %`;

/** The CPU time to render a page, in ms. An edit was measured with and without a rendering; this is the difference. */
const anew = (/** @type {Facts} */ { remade, edit }) => remade - edit;

/**
 * The CPU time of a venue's busiest hour, in ms.
 * @param {Facts} facts
 * @param {{ memory: number, disk: number }} found fractions of pages found in memory and on disk
 */
function hourOf(facts, { memory, disk }) {
  const reader = memory * facts.page + disk * facts.restored + (1 - memory - disk) * anew(facts) + facts.visit;
  return VENUE.readers * reader + VENUE.orders * facts.order + VENUE.edits * facts.remade;
}

const processors = (/** @type {number} */ venues, /** @type {number} */ hour) => (venues * hour) / 3_600_000;
const said = (/** @type {number} */ count) =>
  count < 0.1 ? count.toFixed(3) : count < 10 ? count.toFixed(1) : String(Math.round(count));

/** @param {Facts} facts */
function text(facts) {
  const all = { memory: 1, disk: 0 };
  const whole = { memory: facts.memory, disk: facts.disk };
  const share = { memory: facts.shareMemory, disk: facts.shareDisk };
  const hour = hourOf(facts, all);
  const [few, town, country] = SIZES;
  const [fewNeed, townNeed, countryNeed] = [processors(few, hour), processors(town, hour), processors(country, hour)];
  const [anywhere, shared] = [processors(country, hourOf(facts, whole)), processors(country, hourOf(facts, share))];
  const each = (/** @type {number} */ need) => Math.ceil(need / LOAD).toLocaleString('en');
  return `Processor time of one request in front server and CMS together (the demo menu, SQLite, one request after the other):

${REQUESTS.map(([name, what]) => `- ${what}: ${ms(facts[name])}`).join('\n')}

After these requests a front server has ${facts.frontMemory} MB without its cache, which may grow to 256 MB, and the CMS ${facts.cmsMemory} MB; decoding pictures takes some hundred for a moment. Plan with 1 GB for the two.

The rest is computed, not measured. A busy venue has ${VENUE.readers} readers, ${VENUE.orders} orders and ${VENUE.edits} edits in its busiest hour: ${(hour / 1000).toFixed(1)} s of a processor with all pages in memory.

| venues | processors in the busiest hour | machines |
|---|---|---|
| ${few} | ${said(fewNeed)} | one, SQLite, 1 GB; a second only for redundancy |
| ${town.toLocaleString('en')} | ${said(townNeed)} | two, PostgreSQL (2 processors), a small Redis, a bucket |
| ${country.toLocaleString('en')} | ${said(countryNeed)} with all pages in memory, ${said(shared)} if a path always goes to the same process, otherwise ${said(anywhere)} | some ${each(shared)} pairs of front server and CMS at half load, PostgreSQL with a stand-by, Redis, a bucket behind a cache |

With ${country.toLocaleString('en')} venues three things limit before processors do:

- **Cached pages.** Read by a Zipf distribution, a front server with 256 MB of memory and as much of disk finds ${percent(whole.memory)} of pages in memory and ${percent(whole.disk)} on disk, and renders the others, which takes ${ms(anew(facts))} instead of ${ms(facts.page)}. If the balancer hashes paths consistently, it finds ${percent(share.memory)} and ${percent(share.disk)}.
- **Connections.** Each CMS takes up to ten of PostgreSQL's \`max_connections\`; a pooler was not tried.
- **Photographs** while many venues start: ${ms(facts.photo)} of a processor each, two at a time in a process.`;
}

/** @param {Partial<Facts>} facts @returns {facts is Facts} */
const isComplete = (facts) =>
  [...REQUESTS.map(([name]) => name), ...OTHERS].every((name) => Number.isFinite(facts[name]));

/**
 * Writes the computed part of `docs/scale.md`. @param {Partial<Facts>} facts
 * @returns {string[]} the written files; none if a figure is missing
 */
export function writeScale(facts) {
  if (!isComplete(facts)) return [];
  const before = readFileSync(FILE, 'utf8');
  const [head, rest] = before.split(BEGIN);
  const tail = rest?.split(END)[1];
  if (tail === undefined) throw new Error(`${FILE} has lost its marks.`);
  writeFileSync(FILE, `${head}${BEGIN}\n\n${text(facts)}\n\n${END}${tail}`);
  return [FILE];
}
