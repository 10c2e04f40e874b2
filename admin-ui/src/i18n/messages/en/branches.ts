import type { ar } from '../ar/branches.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  branches: {
    caption: 'Branches',
    createTitle: 'Add a branch',
    create: 'Add branch',
    edit: 'Edit branch',
    delete: 'Delete branch',
    deleteOf: 'Delete the branch “%{title}”',
    openMap: 'Open the map',
    noPoint: 'No point on the map',
    main: 'Main branch',
    empty: 'No branches yet',
    emptyHint: 'Add the first with the form below, so that customers know where to find you and which number to call.',
  },
};
