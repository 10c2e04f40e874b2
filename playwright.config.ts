import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/lib/browser.mjs';

const executablePath = chromiumPath();

/**
 * In CI a failed test is retried once on a new server, and listed in the summary if it then passes
 * (docs/decisions/040). Locally every failure counts.
 */
const isTaken = process.env['CI'] !== undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/support/browserSetup.ts',
  // Tests in a file share a server and run in order; files run in parallel.
  fullyParallel: false,
  workers: 2,
  forbidOnly: isTaken,
  retries: isTaken ? 1 : 0,
  reporter: 'list',
  timeout: 120_000,
  // A busy machine renders slowly; no test waits longer than needed.
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    // A step that waits longer fails with its line; the timeout of a whole test names none.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'ar',
    timezoneId: 'Asia/Amman',
    screenshot: 'only-on-failure',
    // Tracing takes a fifth of a test's time; `TRACE=1` turns it on.
    trace: process.env['TRACE'] ? 'on' : 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Without a UTF-8 locale, Chromium names downloads with Arabic file names "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        // The browser makes no background requests to the internet.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Chromium's sandbox does not start under root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // Screens, accessibility and touch are tested at both widths. A test whose result is the same at both is tagged
  // with the width that it runs at.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1280, height: 900 } } },
  ],
});
