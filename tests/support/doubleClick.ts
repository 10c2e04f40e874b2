/** Double clicks, and responses that wait. */
import type { Locator } from '@playwright/test';
import { expect } from './playwright.js';

/** A promise that the test resolves. */
export interface Gate {
  /** Resolves once opened. */
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
 * Clicks a button, and again at the same place once it is busy: the first click must not move it.
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
