/**
 * Lets the search know that the filter moves cards: the search keeps the cards in its own order, and hides some.
 */

const BEFORE = 'before-cards-move';
const AFTER = 'after-cards-move';

/** Moves cards to other groups. */
export function moveCards(change: () => void): void {
  document.dispatchEvent(new CustomEvent(BEFORE));
  change();
  document.dispatchEvent(new CustomEvent(AFTER));
}

/** @param before called while all cards are still where they were */
export function onCardsMove(document: Document, before: () => void, after: () => void): void {
  document.addEventListener(BEFORE, before);
  document.addEventListener(AFTER, after);
}
