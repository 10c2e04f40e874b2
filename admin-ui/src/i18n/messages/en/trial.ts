import type { ar } from '../ar/trial.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  trial: {
    until: 'Your menu is free until %{date}',
    ended: 'The free period ended on %{date}',
    price: 'After that, it costs %{price} a year.',
    after: 'The menu does not stop by itself: the provider contacts you to agree on a subscription.',
    subscribe: 'Ask to subscribe',
    call: 'Call the provider: %{phone}',
    message: 'Hello, I would like to subscribe for the menu “%{name}”: %{link}',
  },
};
