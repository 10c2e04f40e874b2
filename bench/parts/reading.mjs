/** What visitors read, warm: against a bare `node:http` server that sends the same bytes, in turn. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { ROOT } from '../../scripts/steps/places.mjs';
import { serving } from '../../scripts/steps/serving.mjs';
import { round } from '../support/bench.mjs';
import { ratio } from '../support/load.mjs';

const BR = { 'Accept-Encoding': 'br' };

async function againstBare(bench, what, url) {
  const answer = await fetch(url, { headers: BR });
  const encoded = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: br', url], { maxBuffer: 64 << 20 });
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
  );
  const [body, head] = [join(bench.work, 'body'), join(bench.work, 'headers.json')];
  writeFileSync(body, encoded);
  writeFileSync(head, JSON.stringify({ ...headers, 'content-length': String(encoded.length) }));
  const bare = await serving(join(ROOT, 'bench/support/bare.mjs'), { args: [body, head] });
  try {
    const measured = await ratio(url, bare.address, { headers: BR });
    bench.row(
      `${what}, warm, against bare node:http`,
      `${measured.ratio.toFixed(2)} (${round(measured.ours)} / ${round(measured.theirs)} requests/s, ${round(encoded.length)} bytes)`,
      '≥ 0.6, then 0.8',
    );
  } finally {
    await bare.stop();
  }
  return encoded;
}

async function revisit(bench, url) {
  const { headers } = await fetch(url, { headers: BR });
  const again = await fetch(url, { headers: { ...BR, 'If-None-Match': headers.get('etag') ?? '' } });
  const size = Buffer.byteLength([...again.headers].map(([name, value]) => `${name}: ${value}\r\n`).join(''));
  bench.row('A revisit with If-None-Match', `${again.status}, ${size} bytes of headers`, '304, under 1 kB');
}

export const reading = {
  name: 'reading',
  title: 'Reading, warm',
  async run(bench) {
    const { address } = await bench.demo();
    const page = await againstBare(bench, 'The public page', `${address}/m/innova`);
    await againstBare(bench, 'The menu as JSON', `${address}/api/v1/quickmenu/innova`);
    await revisit(bench, `${address}/m/innova`);
    bench.row(
      'Page weight, 180 items in 12 sections: HTML with its CSS',
      `${round(page.length)} bytes br, ${round(gzipSync(brotliDecompressSync(page)).length)} gzip`,
      '≤ 35 kB',
    );
  },
};
