import type { ServingTime } from './servingTimes.js';

/**
 * When a section or an item is served again. Empty and hidden while it is served now; the client script fills it in
 * when that ends.
 */
export const NextServing = ({ offer: { text } }: { readonly offer: ServingTime }) => (
  <p className="when" hidden={text === null}>
    {text}
  </p>
);
