/** The `test` function of the browser tests. Each worker has a separate server on a copy of the seeded demo data. */
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForAnimations, accessibilityViolations } from './accessibility.js';
import { startServer } from './server.js';
import type { Server } from './server.js';

export { expect };

export const test = base.extend<object, { server: Server }>({
  server: [
    // The first parameter must be a destructuring pattern, from which Playwright reads a fixture's dependencies.
    async ({}, use) => {
      // Off, because all tests of a worker sign in from one address, which would exceed the rate limit.
      const server = await startServer({ env: { DEMO: '1', RATE_LIMITS: 'off' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

/** Switches to dark mode and waits until all colour transitions have ended. */
export async function goDark(page: Page): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await waitForAnimations(page);
}

/** Asserts that axe finds no violation of WCAG 2.2 AA in the page or in one element. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await accessibilityViolations(page, within)).toEqual([]);
}

/** Asserts that axe finds no violation that depends on colours, after a change of colours alone. */
export async function expectReadableColours(page: Page, within?: string): Promise<void> {
  expect(await accessibilityViolations(page, within, 'colours')).toEqual([]);
}

/**
 * Asserts the same in light and in dark mode. In dark mode only the rules about colours run, because everything else is
 * the same there.
 */
export async function expectAccessibleInBothModes(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, within);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectReadableColours(page, within);
}
