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
  ['restored', 'a page from the disk, to the front alone'],
  ['visit', 'a visit that is counted'],
  ['edit', 'an edit of an item'],
  ['remade', 'an edit, and the page made anew for the next visitor'],
  ['order', 'an order: a cart made, and submitted'],
  ['photo', 'a photograph of 2400 × 1800 taken in, with smaller widths'],
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
  return `What one request costs front server and CMS together (the demo menu, SQLite, one request after the other):

| request | processor time |
|---|---|
${REQUESTS.map(([name, what]) => `| ${what} | ${ms(facts[name])} |`).join('\n')}

After all of these a front process has ${facts.frontMemory} MB without its cache, which may grow to 256 MB, and the CMS ${facts.cmsMemory} MB; pictures that are
decoded take some hundred for a moment. Plan with 1 GB for the two.

What follows is computed, not tried. A busy venue has 400 readers a day, ${VENUE.readers} of them in its busiest hour, each with a visit that is counted,
and ${VENUE.orders} orders and ${VENUE.edits} edits in that hour: with all of its pages in memory that is ${(hour / 1000).toFixed(1)} s of a processor in 3,600 s.

| venues | processors in the busiest hour | what that is |
|---|---|---|
| ${few} | ${said(fewNeed)} | one machine, SQLite, 1 GB, the smallest there is; a second only so that one may fail |
| ${town.toLocaleString('en')} | ${said(townNeed)} | two machines, PostgreSQL (2 processors), a small Redis, a bucket |
| ${country.toLocaleString('en')} | ${said(countryNeed)} with all pages in memory, ${said(shared)} when each path goes to the same process, ${said(anywhere)} when to any | some ${each(shared)} pairs of front and CMS at half load, PostgreSQL with a stand-by, Redis, a bucket behind a cache for pictures |

At ${country.toLocaleString('en')} three things bind before processors do. **Cached pages**: read by a Zipf distribution, a front process with 256 MB of memory and
as much of disk finds ${percent(whole.memory)} of pages in memory and ${percent(whole.disk)} on the disk, and makes the others anew, for ${ms(anew(facts))} rather than ${ms(facts.page)}. When the balancer
sends a path to the same process while it lives (a consistent hash of the path; nothing depends on it), it is ${percent(share.memory)} and ${percent(share.disk)}. **Connections**:
each CMS takes up to ten; PostgreSQL's \`max_connections\` has to allow them, and a pooler in between was not tried. **Photographs** on the
day that many venues begin: ${ms(facts.photo)} of a processor each, two at a time in a process.`;
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
