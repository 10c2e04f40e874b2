/** The venue's own browser in tests of guest orders. */
import { expect, type Browser, type Page } from '@playwright/test';
import { skipTour } from './demo.js';
import type { SeededMenu } from './menus.js';
import type { RunningServer } from './server.js';
import { PASSWORD } from './users.js';

/**
 * A browser of the venue that shows its orders, with the shift started. The test can advance its clock, because otherwise the bar with the remaining time would keep
 * moving.
 */
export async function venueDevice(
  browser: Browser,
  server: RunningServer,
  menu: SeededMenu,
  size: { width: number; height: number },
  wrongBy = 0,
) {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'ar',
    viewport: size,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await skipTour(page);
  await page.clock.install({ time: Date.now() + wrongBy });
  const data = { username: menu.admin.username, password: PASSWORD };
  expect((await page.request.post('/api/v1/users/login', { data })).ok()).toBe(true);
  await page.goto(`/m/${menu.menuId}/admin/orders`);
  await page.getByRole('button', { name: 'ابدأ الوردية' }).click();
  await expect(page.getByText('متصل', { exact: true })).toBeVisible();
  return page;
}

/** The card of an order on the board. */
export const orderCard = (page: Page, id: string) => page.locator(`[data-order="${id}"]`);

/** A column of the board by its title. */
export const orderColumn = (page: Page, name: string) => page.getByRole('region', { name });
