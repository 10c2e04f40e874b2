/** What the parts of a run share: a folder, the demo's server, a browser, and the rows of the table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from './browser.mjs';
import { startDemo } from './demo.mjs';

/** @typedef {{ readonly what: string, readonly figure: string, readonly reach: string }} Row */

/** @param {number} value */
export const round = (value) => Math.round(value).toLocaleString('en');

export class Bench {
  /** A folder of the run's own. */
  work = mkdtempSync(join(tmpdir(), 'qaima-bench-'));
  /** @type {Row[]} */
  rows = [];
  #demo;
  #browser;
  #isStopped = false;

  /** @param {string} what @param {string} figure @param {string} reach */
  row(what, figure, reach) {
    this.rows.push({ what, figure, reach });
    console.log(`  ${what}: ${figure}   (to reach: ${reach})`);
  }

  /** The demo's server, seeded when it is first asked for. */
  demo() {
    if (!this.#demo) console.log('  Seeding a menu of 180 items …');
    this.#demo ??= startDemo(join(this.work, 'data'));
    return this.#demo;
  }

  /** Ends the demo's server, and gives its data and its people: only then is all of it in its one file. */
  async stoppedDemo() {
    const server = await this.demo();
    if (!this.#isStopped) await server.stop();
    this.#isStopped = true;
    return server;
  }

  /** A Chromium. @throws {import('./missing.mjs').Missing} */
  browser() {
    this.#browser ??= startBrowser();
    return this.#browser;
  }

  async end() {
    const [demo, browser] = await Promise.allSettled([this.#demo, this.#browser]);
    await browser.value?.close();
    if (!this.#isStopped) await demo.value?.stop();
    rmSync(this.work, { recursive: true, force: true });
  }
}
