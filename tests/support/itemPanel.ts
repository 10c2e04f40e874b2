/** The item panel of the public menu. */
import type { Page } from '@playwright/test';
import { expect } from './playwright.js';

/** The button of a card, which adds the item at once or, if something must be chosen, opens the panel. */
export const addButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^(أضف إلى السلة|اختر): ${title}`) }).first();

/** Opens the panel of an item by a click on its card. */
export const openPanel = (page: Page, title: string) =>
  page.getByRole('heading', { level: 3, name: title }).first().click();

/**
 * Adds an item by its panel, and waits until the panel's history entry is removed: a pending `history.back()` would
 * cancel a reload that follows immediately.
 */
export async function addByPanel(page: Page, title: string): Promise<void> {
  await openPanel(page, title);
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /^أضف إلى السلة/ }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
}
