import type { ar } from '../ar/notifications.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  done: {
    part: { created: '%{noun} added', changed: '%{noun} changed', removed: '%{noun} deleted' },
    sizes: { changed: 'Size changed' },
    groupExtras: { changed: 'Extra changed' },
    extras: { created: 'Group added', changed: 'Group changed', removed: 'Group deleted' },
    settings: { changed: 'Settings saved' },
    pictureAdded: 'Picture added',
    pictureRemoved: 'Picture removed',
    saleRemoved: 'Discount removed',
    named: '%{done}: “%{title}”',
    saleRemovalUndone: 'The removal of the sale was undone',
    restored: 'Restored',
    undone: 'The change was undone',
    createUndone: 'What was added is deleted again',
  },
};
