/**
 * Lines that a guest added while the device had no network. The device stores them until they can be added to the cart.
 * (docs/spec/public-site.md#offline)
 */
import type { CartLineCreateInput } from '@qaima/schemas';
import { readStorage, writeStorage } from '../storage.js';

export interface QueuedLine {
  readonly line: CartLineCreateInput;
  /** The item's or combo's title, to name it if it can't be added any more. */
  readonly title: string;
}

const keyOf = (menuId: string) => `queued:${menuId}`;

export const readQueuedLines = (menuId: string): readonly QueuedLine[] =>
  readStorage<readonly QueuedLine[]>('localStorage', keyOf(menuId)) ?? [];

/** @returns whether the device could store them */
export const storeQueuedLines = (menuId: string, lines: readonly QueuedLine[]): boolean =>
  writeStorage('localStorage', keyOf(menuId), lines.length > 0 ? lines : null);
