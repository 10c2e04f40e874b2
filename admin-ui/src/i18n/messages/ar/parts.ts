/** The texts of the screens of a menu's parts. A message of a part's own screen with the same key replaces them. */
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
