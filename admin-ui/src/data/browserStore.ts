/** react-admin's store in the browser: language, open sections. Logging out removes everything but the language. */
import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore(undefined, 'qaima');

export const browserStore: Store = {
  ...stored,
  reset() {
    const language = stored.getItem<string>('locale');
    stored.reset();
    if (language) stored.setItem('locale', language);
  },
};
