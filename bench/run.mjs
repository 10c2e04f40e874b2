/**
 * `npm run bench`: measures the speed and size of public pages and the latency of everything else. Speeds are ratios to
 * a baseline, which is measured alternately in the same run. A complete run writes its goals to `docs/bench.md`, and
 * the hardware needs of many venues to `docs/scale.md`. `npm run bench -- lighthouse` runs only the named benchmarks
 * and prints their results. `npm run bench -- --short` only shows that the benchmarks work. It is too brief for results
 * and writes no documents.
 */
import '../scripts/lib/checkNodeVersion.mjs';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { installAndBuild, SERVER } from '../scripts/lib/build.mjs';
import { command } from '../scripts/lib/command.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { CliError } from '../scripts/lib/exec.mjs';
import { duration, red, print } from '../scripts/lib/print.mjs';
import { admin } from './benchmarks/admin.mjs';
import { cache } from './benchmarks/cache.mjs';
import { requestCost } from './benchmarks/requestCost.mjs';
import { database } from './benchmarks/database.mjs';
import { editVisibility } from './benchmarks/editVisibility.mjs';
import { firstLoad } from './benchmarks/firstLoad.mjs';
import { frontProcesses } from './benchmarks/frontProcesses.mjs';
import { growth } from './benchmarks/manyMenus.mjs';
import { frontOverhead } from './benchmarks/frontOverhead.mjs';
import { deployAndCrash } from './benchmarks/deployAndCrash.mjs';
import { latency } from './benchmarks/latency.mjs';
import { lighthouseScores } from './benchmarks/lighthouse.mjs';
import { queryCounts } from './benchmarks/queries.mjs';
import { publicReads } from './benchmarks/publicReads.mjs';
import { signUpToCode } from './benchmarks/signUpToCode.mjs';
import { stockStrapi } from './benchmarks/stockStrapi.mjs';
import { testSuite } from './benchmarks/testSuite.mjs';
import { workQueue } from './benchmarks/workQueue.mjs';
import { Bench } from './support/bench.mjs';
import { generator, installGenerator } from './support/load.mjs';
import { MissingToolError } from './support/missingTool.mjs';
import { writeScale } from './support/writeScaleDocument.mjs';
import { isShort } from './support/shortMode.mjs';

/** @import { Benchmark, Row } from './support/bench.mjs' */

/**
 * First come the benchmarks that share the demo's server. Each other benchmark starts its own.
 * @type {readonly Benchmark[]}
 */
const PARTS = [
  ...[publicReads, firstLoad, lighthouseScores, frontOverhead, admin, cache],
  ...[
    latency,
    deployAndCrash,
    database,
    editVisibility,
    frontProcesses,
    queryCounts,
    workQueue,
    signUpToCode,
    stockStrapi,
    growth,
    requestCost,
    testSuite,
  ],
];

/** @param {readonly string[]} names */
function chosen(names) {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new CliError(`No such part: ${unknown.join(', ')}. There are: ${PARTS.map(({ name }) => name).join(', ')}.`);
  return names.length > 0 ? PARTS.filter(({ name }) => names.includes(name)) : PARTS;
}

/**
 * Runs a benchmark. If it fails or a tool is missing, a row of the results says why.
 * @param {Bench} bench @param {Benchmark} part @returns false if it failed; a missing tool is not a failure
 */
async function perform(bench, { title, run }) {
  print(`\n${title}`);
  try {
    await run(bench);
    return true;
  } catch (error) {
    const isMissing = error instanceof MissingToolError;
    bench.row(title, `not measured: ${isMissing ? error.message : String(error).split('\n')[0]}`, 'to be measured');
    if (!isMissing) console.error(error);
    return isMissing;
  }
}

const HOW = [
  'Servers that are compared have one processor, the same for each; the clients have the others.',
  'Reads at a constant rate count from when they were due. Every fifth uses a new connection; pages in two languages and JSON alternate.',
  'Clients, heavy work, PostgreSQL and servers share the processors of one machine.',
];

/** @param {readonly Row[]} rows @param {number} time ms */
function write(rows, time) {
  const lines = rows
    .filter(({ reach }) => reach !== '')
    .map(
      ({ what, figure, reach, isMet }) =>
        `- **${what}**: ${figure}; goal ${reach}${isMet === false ? ', **missed**' : ''}`,
    );
  const missed = rows.filter(({ isMet }) => isMet === false).length;
  const file = join(ROOT, 'docs/bench.md');
  writeFileSync(
    file,
    `# Bench

Written by \`npm run bench\` in ${duration(time)}, with ${generator()}, 32 connections, ${cpus().length} processors, Node ${process.versions.node}. \`npm run bench -- PART\` runs one part: ${PARTS.map(({ name }) => name).join(', ')}. The costs of single requests are in [scale.md](scale.md#capacity).

${missed === 0 ? 'All goals are met.' : `${missed} ${missed === 1 ? 'goal is' : 'goals are'} missed ([why](missed-goals.md)).`}

${HOW.map((sentence) => `- ${sentence}`).join('\n')}

## Goals

${lines.join('\n')}
`,
  );
  return file;
}

/** @param {readonly string[]} files */
const format = (files) =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', ...files], {
    cwd: ROOT,
  });

await command(async () => {
  const parts = chosen(process.argv.slice(2).filter((word) => word !== '--short'));
  const begun = Date.now();
  await installAndBuild(SERVER, { withTools: true });
  await installGenerator();
  const bench = new Bench();
  /** @type {string[]} */
  const broken = [];
  try {
    for (const part of parts) if (!(await perform(bench, part))) broken.push(part.name);
  } finally {
    await bench.end();
  }
  if (parts === PARTS && !isShort) {
    format([write(bench.rows, Date.now() - begun), ...writeScale(bench.facts)]);
    print('\nWritten to docs/bench.md and docs/scale.md');
  }
  if (broken.length === 0) return 0;
  print(red(`\nThese broke: ${broken.join(', ')}`));
  return 1;
});
