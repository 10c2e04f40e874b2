import type { ServingTime } from './servingTimes.js';

/** When a section or an item is offered again. Hidden while it is offered, for the client script. */
export const NextServing = ({ offer: { text } }: { readonly offer: ServingTime }) => (
  <p className="when" hidden={text === null}>
    {text}
  </p>
);
