/** The context that benchmarks share: a folder, the demo's data and servers, a browser, and the rows of results. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from './browser.mjs';
import { seed, serveDemo } from './demo.mjs';

/** @typedef {{ readonly what: string, readonly figure: string, readonly reach: string, readonly isMet?: boolean | undefined }} Row */
/** @typedef {{ readonly name: string, readonly title: string, run(bench: Bench): Promise<void> }} Benchmark */
/** @typedef {Awaited<ReturnType<typeof serveDemo>>} Demo */

/** @param {number} value */
export const round = (value) => Math.round(value).toLocaleString('en');

export class Bench {
  /** A temporary folder for this run. */
  work = mkdtempSync(join(tmpdir(), 'qaima-bench-'));
  /** @type {Row[]} */
  rows = [];
  /** Results for `docs/scale.md` by name. @type {Partial<import('./writeScaleDocument.mjs').Facts>} */
  facts = {};
  /** @type {ReturnType<typeof seed> | undefined} */
  #seeded;
  /** @type {Promise<Demo> | undefined} */
  #demo;
  /** @type {ReturnType<typeof startBrowser> | undefined} */
  #browser;
  #copies = 0;

  /** @param {string} what @param {string} figure @param {string} [reach] the target @param {boolean} [isMet] whether the figure meets it */
  row(what, figure, reach = '', isMet) {
    this.rows.push({ what, figure, reach, isMet });
    const met = isMet === undefined ? '' : isMet ? ', reached' : ', NOT reached';
    console.log(`  ${what}: ${figure}${reach === '' ? '' : `   (to reach: ${reach}${met})`}`);
  }

  /** Copies the demo's data to a new folder and returns it with the accounts. The first call creates the demo. */
  async copy() {
    if (!this.#seeded) console.log('  Making a menu of 180 items …');
    const seeded = join(this.work, 'seeded');
    this.#seeded ??= seed(seeded);
    const people = await this.#seeded;
    const data = join(this.work, `data-${++this.#copies}`);
    cpSync(seeded, data, { recursive: true });
    return { data, people };
  }

  /**
   * Starts a server for one benchmark on a copy of the demo's data. The caller stops it.
   * @param {Record<string, string>} [environment]
   */
  async server(environment = {}) {
    await this.#endDemo();
    return serveDemo({ ...(await this.copy()), environment });
  }

  /** The server that consecutive benchmarks share. It is stopped when a benchmark starts its own server. */
  demo() {
    this.#demo ??= this.copy().then(serveDemo);
    return this.#demo;
  }

  async #endDemo() {
    const demo = await this.#demo?.catch(() => undefined);
    this.#demo = undefined;
    await demo?.stop();
  }

  /** Chromium for measuring pages. @throws {import('./missingTool.mjs').MissingToolError} */
  browser() {
    this.#browser ??= startBrowser();
    return this.#browser;
  }

  async end() {
    const browser = await this.#browser?.catch(() => undefined);
    await browser?.close();
    await this.#endDemo();
    rmSync(this.work, { recursive: true, force: true });
  }
}
