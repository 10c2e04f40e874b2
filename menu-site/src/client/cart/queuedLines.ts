/**
 * Lines that a guest added while the device had no network. The device stores them until they can be added to the cart.
 * (docs/spec/public-site.md#offline)
 */
import type { CartLineCreateInput } from '@qaima/schemas';
import { isPlainLine, lineDraftKey } from '@qaima/schemas/cart/lineDraft';
import { fromThousandths, toThousandths, type Thousandths } from '@qaima/schemas/money/money';
import { readStorage, writeStorage } from '../storage.js';
import type { StoredLine } from './cartStore.js';

/** How a line is shown while it waits, and named if it can't be added any more. */
export interface QueuedAs {
  /** The title of the item or combo, with its size. */
  readonly title: string;
  /** The extras, removed extras and picks as one text. Absent without any. */
  readonly choices?: string;
  /** The line's total by the page's prices. Absent in data of earlier versions. */
  readonly price?: Thousandths;
}

export interface QueuedLine extends QueuedAs {
  readonly line: CartLineCreateInput;
  /** Why the server refuses the line, in the guest's language. Absent while the line waits for the network. */
  readonly refusal?: string;
}

const keyOf = (menuId: string) => `queued:${menuId}`;

export const readQueuedLines = (menuId: string): readonly QueuedLine[] =>
  readStorage<readonly QueuedLine[]>('localStorage', keyOf(menuId)) ?? [];

/** The lines that wait for the network. */
export const readWaitingLines = (menuId: string): readonly QueuedLine[] =>
  readQueuedLines(menuId).filter(({ refusal }) => refusal === undefined);

/** The lines that the server has refused. The device keeps them until the guest removes or replaces them. */
export const readRefusedLines = (menuId: string): readonly QueuedLine[] =>
  readQueuedLines(menuId).filter(({ refusal }) => refusal !== undefined);

const isSame = (one: QueuedLine, other: QueuedLine) => JSON.stringify(one) === JSON.stringify(other);

/** Replaces a queued line by others, or removes it. */
export function replaceQueuedLine(menuId: string, line: QueuedLine, ...by: readonly QueuedLine[]): void {
  const lines = readQueuedLines(menuId);
  const index = lines.findIndex((other) => isSame(line, other));
  if (index >= 0) storeQueuedLines(menuId, lines.toSpliced(index, 1, ...by));
}

/** One addition as the menu shows lines of the cart. */
function cartLineOf(queued: QueuedLine): StoredLine {
  const { line, title, choices, price = 0 } = queued;
  const { item, combo, quantity = 1, startDate, endDate, note } = line;
  const of = combo ?? item;
  return {
    title,
    price: fromThousandths(price),
    queued: [JSON.stringify(queued)],
    ...(isPlainLine(line, choices) ? { isPlain: true } : {}),
    ...(startDate && endDate ? { quantity: 0, dates: [startDate, endDate] } : { quantity }),
    ...(of === undefined ? {} : { of }),
    ...(note === undefined ? {} : { note }),
    ...(choices ? { choices } : {}),
  };
}

/**
 * Shows equal additions as one line, as the server's cart will have them. The device stores them one by one: an addition
 * that is being sent must not change.
 */
export function mergeQueuedLines(lines: readonly QueuedLine[]): readonly StoredLine[] {
  const merged = new Map<string, StoredLine>();
  for (const queued of lines) {
    const key = lineDraftKey(queued.line);
    const [line, known] = [cartLineOf(queued), merged.get(key)];
    merged.set(
      key,
      known
        ? {
            ...known,
            quantity: known.quantity + line.quantity,
            price: fromThousandths(toThousandths(known.price) + toThousandths(line.price)),
            queued: [...(known.queued ?? []), ...(line.queued ?? [])],
          }
        : line,
    );
  }
  return [...merged.values()];
}

/** The lines that wait for the network in the form in which the menu shows lines of the cart. */
export const queuedCartLines = (menuId: string): readonly StoredLine[] => mergeQueuedLines(readWaitingLines(menuId));

/** Removes the additions of a waiting line. @returns puts them back */
export function removeQueuedLine(menuId: string, queued: readonly string[]): () => void {
  const left = [...queued];
  const [kept, removed]: [QueuedLine[], QueuedLine[]] = [[], []];
  for (const line of readQueuedLines(menuId)) {
    const index = left.indexOf(JSON.stringify(line));
    (index < 0 ? kept : removed).push(line);
    if (index >= 0) left.splice(index, 1);
  }
  storeQueuedLines(menuId, kept);
  return () => storeQueuedLines(menuId, [...readQueuedLines(menuId), ...removed]);
}

/** Removes one unit of a waiting line, of its latest addition. */
export function removeQueuedUnit(menuId: string, { queued = [] }: StoredLine): void {
  const latest = readQueuedLines(menuId).findLast((line) => queued.includes(JSON.stringify(line)));
  if (!latest) return;
  const { line, price = 0 } = latest;
  const { quantity = 1 } = line;
  const left = quantity - 1;
  const fewer = { ...latest, line: { ...line, quantity: left }, price: (price / quantity) * left };
  replaceQueuedLine(menuId, latest, ...(left > 0 ? [fewer] : []));
}

export function storeQueuedLines(menuId: string, lines: readonly QueuedLine[]): void {
  writeStorage('localStorage', keyOf(menuId), lines.length > 0 ? lines : null);
  dispatchEvent(new CustomEvent('cart'));
}
