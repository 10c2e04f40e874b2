import type { ar } from '../ar/trash.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  trash: {
    hint: 'What is deleted from the menu stays here for 30 days and can be restored as it was. Imports, price changes and copies can be undone for a day.',
    undo: 'Undo',
    undoOf: 'Undo: %{what}',
    toTrash: 'Trash (30 days)',
    empty: 'The trash is empty',
    emptyHint: 'What you delete from the menu is here for 30 days.',
    restore: 'Restore',
    restoreOf: 'Restore: %{what}',
    restored: 'Restored: %{what}',
    undone: 'Undone: %{what}.',
    undoTitle: 'Undo: %{what}?',
    nothingToUndo: 'There is nothing to undo: all of this was changed or deleted since.',
    will: {
      deleted: 'Deletes %{what} that it added. |||| Deletes %{what} that it added.',
      reverted: '%{what} gets its former values again. |||| %{what} get their former values again.',
      kept: 'Keeps %{what} that changed since. |||| Keeps %{what} that changed since.',
    },
    did: {
      deleted: '%{what} deleted. |||| %{what} deleted.',
      reverted: '%{what} has its former values again. |||| %{what} have their former values again.',
      kept: '%{what} that changed since was kept. |||| %{what} that changed since were kept.',
    },
    named: '%{kind} “%{title}”',
    by: 'Deleted by',
    changedBy: 'By',
    from: 'from “%{title}”',
    until: 'Kept until',
    kinds: {
      items: 'Items',
      galleryImage: 'Gallery picture',
      workingDay: 'Hours of',
      itemImage: 'Picture of',
      mainImage: 'Main image',
      logo: 'Logo',
      menuChanges: 'Import, price change or copy',
    },
    changes: { import: 'Import', prices: 'Price change %{by}', copy: 'Copy' },
    counts: {
      sections: '1 section |||| %{smart_count} sections',
      items: '1 item |||| %{smart_count} items',
      combos: '1 combo |||| %{smart_count} combos',
      extraGroups: '1 extra group |||| %{smart_count} extra groups',
      galleries: '1 gallery |||| %{smart_count} galleries',
      parts: '1 part |||| %{smart_count} parts',
      pictures: '1 picture |||| %{smart_count} pictures',
    },
  },
};
