/**
 * Events before and after the filter of allergens and diets moves cards. The search also sorts and hides cards, so it
 * listens to these events.
 */

const BEFORE = 'before-cards-move';
const AFTER = 'after-cards-move';
const CLEAR = 'clear-filter';

/** Moves cards to other groups. */
export function moveCards(change: () => void): void {
  document.dispatchEvent(new CustomEvent(BEFORE));
  change();
  document.dispatchEvent(new CustomEvent(AFTER));
}

/** Listens for moves of cards. @param before called while all cards are still at their previous places */
export function onCardsMove(document: Document, before: () => void, after: () => void): void {
  document.addEventListener(BEFORE, before);
  document.addEventListener(AFTER, after);
}

/** Removes all of the filter's wishes. */
export const clearFilter = (document: Document): boolean => document.dispatchEvent(new CustomEvent(CLEAR));

/** Listens for requests to remove the filter. */
export const onClearFilter = (document: Document, clear: () => void): void => document.addEventListener(CLEAR, clear);
