/** Starts Chromium for measuring pages. */
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { MissingToolError } from './missingTool.mjs';

const QUIET = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** @returns {Promise<import('@playwright/test').Browser & { port: number }>} with a debugging port for Lighthouse */
export async function startBrowser() {
  const port = await freePort();
  const executablePath = chromiumPath();
  // Chromium can't start its sandbox as root.
  const args = [...QUIET, `--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  try {
    const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args });
    return Object.assign(browser, { port });
  } catch (error) {
    throw new MissingToolError(`no browser starts on this machine (${String(error).split('\n')[0]})`);
  }
}
