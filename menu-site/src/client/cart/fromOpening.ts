/**
 * Says at the times of the receive options whether they begin with the opening, on the cart page and in the cart next to
 * the menu. (docs/spec/public-site.md#closed-venue)
 */

/** Matches what says that the venue is closed: the notice of the cart page, or the badge of the menu. */
const CLOSED_SELECTOR = '#closed > *,[data-opening]:not([hidden]) > [data-label]:not(.open)';

const isClosed = () => document.querySelector(CLOSED_SELECTOR) !== null;

/** The usual minutes of a delivery area, as its option states them; empty without any. */
export function areaTime({ dataset: { time = '', fromOpening } }: HTMLElement): string {
  return fromOpening && isClosed() ? `${time} ${fromOpening}` : time;
}

/** Shows or removes the words after each time, also in the lists of delivery areas. */
export function showFromOpening(place: ParentNode): void {
  const closed = isClosed();
  for (const words of place.querySelectorAll<HTMLElement>('.from-opening')) words.hidden = !closed;
  // An option can't contain elements: its words are its second text.
  for (const option of place.querySelectorAll<HTMLElement>('option[data-from-opening]'))
    option.replaceChildren(option.firstChild ?? '', ...(closed ? [` ${option.dataset['fromOpening']}`] : []));
}
