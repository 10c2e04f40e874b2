/** The browser tests' `test`: every worker has a server of its own, on a copy of the prepared demo. */
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { comeToRest, faultsIn } from './barriers.js';
import { startServer } from './server.js';
import type { Server } from './server.js';

export { expect };

export const test = base.extend<object, { server: Server }>({
  server: [
    // Playwright reads a fixture's needs off its first parameter, which must be a pattern.
    async ({}, use) => {
      // All of a worker's tests sign in from one address, which no person does.
      const server = await startServer({ env: { DEMO: '1', RATE_LIMITS: 'off' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

/** Shows the page as it stands to a reader whose system is dark, and waits until every colour has got there. */
export async function goDark(page: Page): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await comeToRest(page);
}

/** Expects that axe finds no fault in the page at rest, or in one part of it, by WCAG 2.2 AA. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect(await faultsIn(page, within)).toEqual([]);
}
