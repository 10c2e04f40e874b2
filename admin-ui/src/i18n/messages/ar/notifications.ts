/** Notifications after successful actions. (docs/spec/owners-area.md#errors) */
export const ar = {
  done: {
    part: { created: 'تمت إضافة %{noun}', changed: 'تم تعديل %{noun}', removed: 'تم حذف %{noun}' },
    sizes: { changed: 'تم تعديل الحجم' },
    groupExtras: { changed: 'تم تعديل الإضافة' },
    extras: { created: 'تمت إضافة المجموعة', changed: 'تم تعديل المجموعة', removed: 'تم حذف المجموعة' },
    settings: { changed: 'تم حفظ الإعدادات' },
    pictureAdded: 'تمت إضافة الصورة',
    pictureRemoved: 'تمت إزالة الصورة',
    saleRemoved: 'تمت إزالة الخصم',
    named: '%{done} «%{title}»',
    saleRemovalUndone: 'تم التراجع عن إزالة الخصم',
    restored: 'تمت الاستعادة',
    undone: 'تم التراجع عن التغيير',
    createUndone: 'تم التراجع عن الإضافة',
  },
} as const;
