/** The item panel of the public menu. */
import type { Page } from '@playwright/test';
import { expect } from './playwright.js';

/** A card's button: it adds at once, or opens the panel where something must be chosen. */
export const addButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^(أضف إلى السلة|اختر): ${title}`) }).first();

/** Opens an item's panel by its card. */
export const openPanel = (page: Page, title: string) =>
  page.getByRole('heading', { level: 3, name: title }).first().click();

/**
 * Adds an item in its panel and waits until the panel's history entry is gone: the pending `history.back()` would
 * cancel a reload that follows at once.
 */
export async function addByPanel(page: Page, title: string): Promise<void> {
  await openPanel(page, title);
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /^أضف إلى السلة/ }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
}
