/**
 * Events before and after the filter of allergens and diets moves cards, and before and after the cards themselves
 * change. The search also sorts and hides cards, so it listens to these events.
 */

const BEFORE = 'before-cards-move';
const AFTER = 'after-cards-move';
const CLEAR = 'clear-filter';
const CHANGE = 'before-cards-change';
const CHANGED = 'after-cards-change';

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

/** Changes and adds cards, while all are at their places in the menu. */
export function changeCards(change: () => void): void {
  moveCards(() => {
    document.dispatchEvent(new CustomEvent(CHANGE));
    change();
    document.dispatchEvent(new CustomEvent(CHANGED));
  });
}

/** Listens for changes of cards. @param before called before a change, to put all cards to their places in the menu */
export function onCardsChange(document: Document, after: () => void, before?: () => void): void {
  if (before) document.addEventListener(CHANGE, before);
  document.addEventListener(CHANGED, after);
}

/** Removes all of the filter's wishes. */
export const clearFilter = (document: Document): boolean => document.dispatchEvent(new CustomEvent(CLEAR));

/** Listens for requests to remove the filter. */
export const onClearFilter = (document: Document, clear: () => void): void => document.addEventListener(CLEAR, clear);
