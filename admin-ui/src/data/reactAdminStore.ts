/**
 * react-admin's store in the browser: language, open sections, saved views. Logging out keeps the language, and the
 * saved views, which are stored per username, and removes everything else.
 */
import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore(undefined, 'qaima');

/** Followed by a dot and the username. */
export const SAVED_VIEWS_KEY = 'queueViews';

export const reactAdminStore: Store = {
  ...stored,
  reset() {
    const language = stored.getItem<string>('locale');
    const views = stored.listItems?.(SAVED_VIEWS_KEY) ?? {};
    stored.reset();
    if (language) stored.setItem('locale', language);
    for (const [key, value] of Object.entries(views)) stored.setItem(key, value);
  },
};
