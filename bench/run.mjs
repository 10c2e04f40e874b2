/**
 * `npm run bench`: how fast what visitors read is, and how much of it there is. Speeds are ratios against a baseline that is
 * measured in the same run, in turn. The whole run prints a table and writes it to `docs/bench.md`;
 * `npm run bench -- lighthouse` runs one part, or those that are named, and only prints.
 */
import '../scripts/steps/node.mjs';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build, SERVER } from '../scripts/steps/build.mjs';
import { command } from '../scripts/steps/command.mjs';
import { install } from '../scripts/steps/install.mjs';
import { ROOT } from '../scripts/steps/places.mjs';
import { Failure } from '../scripts/steps/run.mjs';
import { duration, red, say } from '../scripts/steps/say.mjs';
import { admin } from './parts/admin.mjs';
import { costsPart } from './parts/costs.mjs';
import { edit } from './parts/edit.mjs';
import { firstLoad } from './parts/firstLoad.mjs';
import { growth } from './parts/growth.mjs';
import { lighthousePart } from './parts/lighthouse.mjs';
import { queriesPart } from './parts/queries.mjs';
import { reading } from './parts/reading.mjs';
import { stock } from './parts/stock.mjs';
import { suite } from './parts/suite.mjs';
import { Bench } from './support/bench.mjs';
import { generator, installGenerator } from './support/load.mjs';
import { Missing } from './support/missing.mjs';

/** Those that need the demo's server as it was cut come first; those from the queries on end it, or read its data. */
const PARTS = [reading, edit, firstLoad, lighthousePart, admin, queriesPart, stock, growth, costsPart, suite];

/** @param {readonly string[]} names */
function chosen(names) {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Failure(`No such part: ${unknown.join(', ')}. There are: ${PARTS.map(({ name }) => name).join(', ')}.`);
  return names.length > 0 ? PARTS.filter(({ name }) => names.includes(name)) : PARTS;
}

/** Runs a part; what can't be measured here says why in its row. @returns whether it did not break */
async function perform(bench, { title, run }) {
  say(`\n${title}`);
  try {
    await run(bench);
    return true;
  } catch (error) {
    const isMissing = error instanceof Missing;
    bench.row(title, `not measured: ${isMissing ? error.message : String(error).split('\n')[0]}`, '');
    if (!isMissing) console.error(error);
    return isMissing;
  }
}

/** @param {readonly import('./support/bench.mjs').Row[]} rows @param {number} time ms */
function write(rows, time) {
  const cell = (text) => text.replaceAll('|', '\\|');
  const lines = rows.map(({ what, figure, reach }) => `| ${cell(what)} | ${cell(figure)} | ${reach} |`);
  const file = join(ROOT, 'docs/bench.md');
  writeFileSync(
    file,
    `# Bench

Written by \`npm run bench\` in ${duration(time)}: what is compared was measured in one run, in turn, with ${generator()}, 32 connections,
${cpus().length} cores, Node ${process.versions.node}. \`npm run bench -- PART\` runs one part: ${PARTS.map(({ name }) => name).join(', ')}.

| what | figure | to reach |
|---|---|---|
${lines.join('\n')}
`,
  );
  execFileSync(process.execPath, [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', file], {
    cwd: ROOT,
  });
}

await command(async () => {
  const parts = chosen(process.argv.slice(2));
  const begun = Date.now();
  await install();
  await build(SERVER);
  await installGenerator();
  const bench = new Bench();
  const broken = [];
  try {
    for (const part of parts) if (!(await perform(bench, part))) broken.push(part.name);
  } finally {
    await bench.end();
  }
  if (parts === PARTS) {
    write(bench.rows, Date.now() - begun);
    say('\nWritten to docs/bench.md');
  }
  if (broken.length === 0) return 0;
  say(red(`\nThese broke: ${broken.join(', ')}`));
  return 1;
});
