import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/steps/browser.mjs';

const executablePath = chromiumPath();

/**
 * Where it is decided whether a change is taken, a test that fails is tried once more on a server of its own, and named in the
 * summary if it passes then (docs/decisions/040). Whoever works on one is told of every failure.
 */
const isTaken = process.env['CI'] !== undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/support/browserSetup.ts',
  // Tests of a file share a server and follow one another; files go side by side.
  fullyParallel: false,
  workers: 2,
  forbidOnly: isTaken,
  retries: isTaken ? 1 : 0,
  reporter: 'list',
  timeout: 120_000,
  // A busy machine draws slowly; nothing here waits longer than it must.
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'ar',
    timezoneId: 'Asia/Amman',
    screenshot: 'only-on-failure',
    // A trace of each test takes a fifth of its time: `TRACE=1` records them for whoever looks for a fault.
    trace: process.env['TRACE'] ? 'on' : 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Without a locale that knows its letters, Chromium calls what is downloaded by an Arabic name "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        // It asks nobody on the internet for anything while tests run.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Chromium's sandbox does not start under root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // Screens, their barriers and what a hand does to them are tried at both widths. A test whose sentences are the same at
  // both is tagged with the one that it runs at.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1280, height: 900 } } },
  ],
});
