/**
 * Lets the search know that the filter moves cards: the search keeps the cards in its own order, and hides some.
 */

const BEFORE = 'before-regroup';
const AFTER = 'after-regroup';

/** Moves cards to other groups. */
export function regroup(change: () => void): void {
  document.dispatchEvent(new CustomEvent(BEFORE));
  change();
  document.dispatchEvent(new CustomEvent(AFTER));
}

/** @param before called while all cards are still where they were */
export function onRegroup(document: Document, before: () => void, after: () => void): void {
  document.addEventListener(BEFORE, before);
  document.addEventListener(AFTER, after);
}
