/**
 * What a browser remembers between visits: the language, which lists are open, how messages are worded. Logging out
 * forgets all but the language and the wording.
 */
import { MESSAGE_KINDS } from '@qaima/schemas';
import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore(undefined, 'qaima');

/** The name under which a message's own wording is kept. */
export const templateKey = (kind: string) => `messages.${kind}`;

const KEPT = ['locale', ...MESSAGE_KINDS.map(templateKey)];

export const browserStore: Store = {
  ...stored,
  reset() {
    const kept = KEPT.map((name) => [name, stored.getItem<string>(name)] as const);
    stored.reset();
    for (const [name, value] of kept) if (value) stored.setItem(name, value);
  },
};
