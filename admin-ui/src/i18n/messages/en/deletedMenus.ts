import type { ar } from '../ar/deletedMenus.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  deletedMenus: {
    title: 'Deleted menus',
    empty: 'No deleted menus',
    emptyHint: 'Inactive menus that are deleted stay here for 30 days and can be restored as they were.',
    by: 'Deleted by',
    deleted: 'Deleted',
    until: 'Kept until',
    left: '1 day left |||| %{smart_count} days left',
    restore: 'Restore',
    restoreOf: 'Restore %{what}',
    question: 'Restore “\u2068%{what}\u2069”?',
    consequence:
      'The menu returns to its owners with all that it held and under the same short name. It stays inactive, as it was: activate it to show it to customers.',
    restored: 'Restored “\u2068%{what}\u2069”: it is among the inactive menus',
    heldNothing: 'It was empty',
    counts: {
      sections: '1 section |||| %{smart_count} sections',
      items: '1 item |||| %{smart_count} items',
      pictures: '1 picture |||| %{smart_count} pictures',
      orders: '1 guest order |||| %{smart_count} guest orders',
    },
  },
};
