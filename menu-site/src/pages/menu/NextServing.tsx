import type { Offer } from './offers.js';

/** When a section or an item is offered again. Hidden while it is offered, for the client script. */
export const NextServing = ({ offer: { text } }: { readonly offer: Offer }) => (
  <p className="when" hidden={text === null}>
    {text}
  </p>
);
