import type { ServingTime } from './servingTimes.js';

/**
 * When a section or an item is offered again. While it is offered, the element is empty and hidden; the client script
 * fills it in later.
 */
export const NextServing = ({ offer: { text } }: { readonly offer: ServingTime }) => (
  <p className="when" hidden={text === null}>
    {text}
  </p>
);
