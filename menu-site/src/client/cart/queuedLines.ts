/**
 * Lines that a guest added while the device had no network. The device stores them until they can be added to the cart.
 * (docs/spec/public-site.md#offline)
 */
import type { CartLineCreateInput } from '@qaima/schemas';
import { fromThousandths, type Thousandths } from '@qaima/schemas/money/money';
import { readStorage, writeStorage } from '../storage.js';
import type { StoredLine } from './cartStore.js';

/** How a line is shown while it waits, and named if it can't be added any more. */
export interface QueuedAs {
  /** The title of the item or combo, with its size. */
  readonly title: string;
  /** The line's total by the page's prices. Absent in data of earlier versions. */
  readonly price?: Thousandths;
}

export interface QueuedLine extends QueuedAs {
  readonly line: CartLineCreateInput;
}

const keyOf = (menuId: string) => `queued:${menuId}`;

export const readQueuedLines = (menuId: string): readonly QueuedLine[] =>
  readStorage<readonly QueuedLine[]>('localStorage', keyOf(menuId)) ?? [];

/** The queued lines in the form in which the menu shows lines of the cart. */
export const queuedCartLines = (menuId: string): readonly StoredLine[] =>
  readQueuedLines(menuId).map(({ line, title, price = 0 }): StoredLine => {
    const { item, combo, quantity = 1, startDate, endDate, note } = line;
    const of = combo ?? item;
    return {
      title,
      price: fromThousandths(price),
      isQueued: true,
      ...(startDate && endDate ? { quantity: 0, dates: [startDate, endDate] } : { quantity }),
      ...(of === undefined ? {} : { of }),
      ...(note === undefined ? {} : { note }),
    };
  });

/** @returns whether the device could store them */
export function storeQueuedLines(menuId: string, lines: readonly QueuedLine[]): boolean {
  const isStored = writeStorage('localStorage', keyOf(menuId), lines.length > 0 ? lines : null);
  dispatchEvent(new CustomEvent('cart'));
  return isStored;
}
