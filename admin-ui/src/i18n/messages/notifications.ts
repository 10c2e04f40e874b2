/** Notifications after successful actions. (docs/spec/owners-area.md#errors) */
import type { Texts } from './types.js';

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
