/** What a browser remembers between visits: the language, which lists are open. Logging out forgets all but the language. */
import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore(undefined, 'qaima');

export const browserStore: Store = {
  ...stored,
  reset() {
    const locale = stored.getItem<string>('locale');
    stored.reset();
    if (locale) stored.setItem('locale', locale);
  },
};
