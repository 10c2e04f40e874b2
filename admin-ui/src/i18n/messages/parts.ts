/** The texts of the screens of a menu's parts. A message of a part's own screen with the same key replaces them. */
import type { Texts } from './types.js';

export const ar = {
  parts: {
    caption: '%{list}',
    createTitle: 'إضافة %{label}',
    create: 'إضافة',
    edit: 'تعديل %{noun}',
    delete: 'حذف %{noun}',
    deleteOf: 'حذف «%{title}»',
    sure: 'هل أنت متأكد؟',
    empty: 'لا شيء هنا بعد',
    emptyHint: 'أضف الأول من النموذج أدناه.',
  },
} as const;

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
