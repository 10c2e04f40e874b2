/** Simulates double clicks, and delays responses. */
import type { Locator } from '@playwright/test';
import { expect } from './playwright.js';

/** A promise that the test resolves. */
export interface Gate {
  /** Resolves when `open` is called. */
  readonly opened: Promise<void>;
  readonly open: () => void;
}

export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Clicks a button, and clicks the same position again once the button is busy, which proves that it has not moved.
 * @param busy the attribute that marks the button as busy
 */
export async function doubleClick(button: Locator, busy: 'aria-busy' | 'aria-disabled'): Promise<void> {
  const { mouse } = button.page();
  await button.hover();
  const stood = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute(busy, 'true');
  expect(await button.boundingBox()).toEqual(stood);
  await mouse.down();
  await mouse.up();
}
