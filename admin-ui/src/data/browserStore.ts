/**
 * react-admin's store in the browser: language, open sections, message templates. Logging out removes everything but
 * the language and the templates.
 */
import { MESSAGE_KINDS } from '@qaima/schemas';
import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore(undefined, 'qaima');

/** The store key of a message template. */
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
