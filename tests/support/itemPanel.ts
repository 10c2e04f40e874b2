/** The panel of an item on the public menu. */
import type { Page } from '@playwright/test';
import { expect } from './playwright.js';

export const addButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `أضف إلى السلة: ${title}` }).first();

/**
 * Adds an item by its panel, and waits until that is gone from the browser's history too: it goes back by itself, and would
 * cut short a reload that comes at once.
 */
export async function addByPanel(page: Page, title: string): Promise<void> {
  await addButton(page, title).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /^أضف إلى السلة/ }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
}
