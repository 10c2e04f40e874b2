/** Measures what a phone loads before the first interaction: transferred bytes by type. */
import { round } from '../support/bench.mjs';

/** @import { Bench, Benchmark } from '../support/bench.mjs' */

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * How long to wait, in ms. The wait covers everything that starts without interaction; the rating prompt is last, after
 * 2.3 s.
 */
const SETTLE_MS = 4000;

/** @param {Bench} bench @param {string} url */
async function loaded(bench, url) {
  const browser = await bench.browser();
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  /** Loaded resources by URL. @type {Map<string, { type: string, bytes: number }>} */
  const found = new Map();
  /** @type {Map<string, { url: string, type: string }>} */
  const addresses = new Map();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    addresses.set(requestId, { url: response.url, type });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url: address = '', type = '' } = addresses.get(requestId) ?? {};
    if (address.startsWith('http')) found.set(address, { type, bytes: encodedDataLength });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, height } = image.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      })
      .map(({ currentSrc }) => currentSrc),
  );
  await context.close();
  return { found, seen };
}

/** @type {Benchmark} */
export const firstLoad = {
  name: 'first-load',
  title: 'What a phone loads',
  async run(bench) {
    const { address } = await bench.demo();
    const { found, seen } = await loaded(bench, `${address}/m/innova`);
    const all = [...found].map(([url, file]) => ({ url, ...file }));
    const row = (/** @type {string} */ what, /** @type {typeof all} */ files, /** @type {number} */ kilobytes) => {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      bench.row(what, `${round(bytes)} bytes in ${files.length} files`, `≤ ${kilobytes} kB`, bytes <= kilobytes * 1000);
    };
    const of = (/** @type {string} */ type) => all.filter((file) => file.type === type);
    if (of('Script').length === 0 || of('Font').length === 0) throw new Error('The page loaded no script, or no font.');
    row('JavaScript before the first touch, /m/innova', of('Script'), 20);
    row('Fonts', of('Font'), 66);
    const ofFirstScreen = of('Image').filter(({ url }) => seen.includes(url));
    row('Pictures of the first screen at 390 px, two dots a pixel', ofFirstScreen, 120);
  },
};
