/**
 * Compares cached public reads with a minimal `node:http` server that sends the same bytes. Both are measured
 * alternately.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { startServer } from '../../scripts/lib/startServer.mjs';
import { round } from '../support/bench.mjs';
import { ratio } from '../support/load.mjs';
import { pinToCpus, processesOf } from '../support/processes.mjs';

/** @import { Bench, Demo, Benchmark } from '../support/bench.mjs' */

const BR = { 'Accept-Encoding': 'br' };
const REACH = 0.9;
const MAX_PAGE_BYTES = 35_000;

/** Starts a minimal server that sends a copy of a response. @param {Bench} bench @param {string} url */
async function bareOf(bench, url) {
  const answer = await fetch(url, { headers: BR });
  const encoded = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: br', url], { maxBuffer: 64 << 20 });
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
  );
  const [body, head] = [join(bench.work, 'body'), join(bench.work, 'headers.json')];
  writeFileSync(body, encoded);
  writeFileSync(head, JSON.stringify({ ...headers, 'content-length': String(encoded.length) }));
  const server = await startServer(join(ROOT, 'bench/support/baselineServer.mjs'), { args: [body, head] });
  return { ...server, encoded };
}

/**
 * Both servers run on the same CPU. wrk and the idle CMS run on the others.
 * @param {Bench} bench @param {string} what @param {Demo} demo @param {string} path
 */
async function againstBare(bench, what, { address, pid }, path) {
  const bare = await bareOf(bench, address + path);
  const { cms, fronts } = processesOf(pid);
  const { asking, isApart, release } = pinToCpus({ servers: [...fronts, bare.pid], idle: [pid, cms] });
  try {
    const ours = { url: address + path, pids: fronts };
    const measured = await ratio(ours, { url: bare.address, pids: [bare.pid] }, { headers: BR, asking });
    bench.row(
      `${what}, warm, one front server against bare node:http`,
      `${measured.ratio.toFixed(2)} (${round(measured.ours)} / ${round(measured.theirs)} requests/s, ${round(bare.encoded.length)} bytes${isApart ? '' : '; not on processors of their own'})`,
      `≥ ${REACH}`,
      measured.ratio >= REACH,
    );
    const { ours: own, theirs, ratio: share } = measured.perProcessorSecond;
    bench.row(
      '… requests per second of the server’s processor time',
      `${share.toFixed(2)} (${round(own)} / ${round(theirs)})`,
    );
  } finally {
    release();
    await bare.stop();
  }
  return bare.encoded;
}

/** @param {Bench} bench @param {string} url */
async function revisit(bench, url) {
  const { headers } = await fetch(url, { headers: BR });
  const again = await fetch(url, { headers: { ...BR, 'If-None-Match': headers.get('etag') ?? '' } });
  const bytes = Buffer.byteLength([...again.headers].map(([name, value]) => `${name}: ${value}\r\n`).join(''));
  const isMet = again.status === 304 && bytes < 1000;
  bench.row('A revisit with If-None-Match', `${again.status}, ${bytes} bytes of headers`, '304, under 1 kB', isMet);
}

/** @type {Benchmark} */
export const publicReads = {
  name: 'reading',
  title: 'Reading, warm',
  async run(bench) {
    const demo = await bench.demo();
    const page = await againstBare(bench, 'The public page', demo, '/m/innova');
    await againstBare(bench, 'The menu as JSON', demo, '/api/v1/quickmenu/innova');
    await revisit(bench, `${demo.address}/m/innova`);
    bench.row(
      'Page weight, 180 items in 12 sections: HTML with its CSS',
      `${round(page.length)} bytes br, ${round(gzipSync(brotliDecompressSync(page)).length)} gzip`,
      '≤ 35 kB',
      page.length <= MAX_PAGE_BYTES,
    );
  },
};
