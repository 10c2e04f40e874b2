/** The item panel of the public menu. */
import type { Page } from '@playwright/test';
import { expect } from './playwright.js';

export const addButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `أضف إلى السلة: ${title}` }).first();

/**
 * Adds an item in its panel and waits until the panel's history entry is gone: the pending `history.back()` would
 * cancel a reload that follows at once.
 */
export async function addByPanel(page: Page, title: string): Promise<void> {
  await addButton(page, title).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /^أضف إلى السلة/ }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
}
