/**
 * react-admin's store in the browser: language, open sections. Logging out keeps the language, and the saved views that
 * former versions stored here per username, until they have been moved to their account.
 */
import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore(undefined, 'qaima');

/** The key prefix of saved views. A dot and the username follow. */
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
