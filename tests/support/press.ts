/** Presses of impatient hands, and answers that let them wait. */
import type { Locator } from '@playwright/test';
import { expect } from './playwright.js';

/** Something that waits until it is let go. */
export interface Gate {
  /** Ends when it is open. */
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
 * Presses where a button stands, and there again once it is busy: what it sets off must not move it from under the finger.
 * @param busy the attribute that says that it is
 */
export async function pressTwice(button: Locator, busy: 'aria-busy' | 'aria-disabled'): Promise<void> {
  const { mouse } = button.page();
  await button.hover();
  const stood = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute(busy, 'true');
  expect(await button.boundingBox()).toEqual(stood);
  await mouse.down();
  await mouse.up();
}
