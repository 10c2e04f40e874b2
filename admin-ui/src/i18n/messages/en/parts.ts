import type { ar } from '../ar/parts.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  parts: {
    caption: '%{list}',
    createTitle: 'Add: %{label}',
    create: 'Add',
    edit: 'Edit %{label}',
    delete: 'Delete %{label}',
    deleteOf: 'Delete “%{title}”',
    sure: 'Are you sure?',
    empty: 'There is nothing here yet',
    emptyHint: 'Add the first with the form below.',
  },
};
