import type { ar } from '../ar/sections.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  sections: {
    edit: 'Edit section',
    createTitle: 'Add a section',
    create: 'Add section',
    delete: 'Delete section',
    itemCount: 'Items',
    hidden: 'Hidden',
    controls: 'Hide and order',
    move: 'Move %{title}: drag, or use the arrow keys',
    primeHint: 'Visitors see a main section under a larger, underlined heading; it keeps its place in the order.',
    hideSwitch: 'Hide the section from visitors',
    empty: 'No sections yet',
    emptyHint: 'Add the first section with the button above, then add its items.',
    goesItems: 'Its 1 item is deleted with it. |||| Its %{smart_count} items are deleted with it.',
    goesGalleries: 'Its 1 gallery is deleted with it. |||| Its %{smart_count} galleries are deleted with it.',
    caption: 'Sections of the menu',
  },
};
