/** Notifications after successful actions. (docs/spec/owners-area.md#errors) */
import type { Texts } from './types.js';

export const ar = {
  done: {
    sections: { created: 'تمت إضافة التصنيف', changed: 'تم تعديل التصنيف', removed: 'تم حذف التصنيف' },
    items: { created: 'تمت إضافة الصنف', changed: 'تم تعديل الصنف', removed: 'تم حذف الصنف' },
    sizes: { changed: 'تم تعديل الحجم' },
    groupExtras: { changed: 'تم تعديل الإضافة' },
    combos: { created: 'تمت إضافة الوجبة', changed: 'تم تعديل الوجبة', removed: 'تم حذف الوجبة' },
    galleries: { created: 'تمت إضافة المعرض', changed: 'تم تعديل المعرض', removed: 'تم حذف المعرض' },
    branches: { created: 'تمت إضافة الفرع', changed: 'تم تعديل الفرع', removed: 'تم حذف الفرع' },
    dayparts: { created: 'تمت إضافة فترة التقديم', changed: 'تم تعديل فترة التقديم', removed: 'تم حذف فترة التقديم' },
    specialHours: { created: 'تمت إضافة الأوقات', changed: 'تم تعديل الأوقات', removed: 'تم حذف الأوقات' },
    receiveOptions: {
      created: 'تمت إضافة طريقة الاستلام',
      changed: 'تم تعديل طريقة الاستلام',
      removed: 'تم حذف طريقة الاستلام',
    },
    extras: { created: 'تمت إضافة المجموعة', changed: 'تم تعديل المجموعة', removed: 'تم حذف المجموعة' },
    tables: { created: 'تمت إضافة الطاولة', changed: 'تم تعديل الطاولة', removed: 'تم حذف الطاولة' },
    printers: { created: 'تمت إضافة الطابعة', changed: 'تم تعديل الطابعة', removed: 'تم حذف الطابعة' },
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
    sections: { created: 'Section added', changed: 'Section changed', removed: 'Section deleted' },
    items: { created: 'Item added', changed: 'Item changed', removed: 'Item deleted' },
    sizes: { changed: 'Size changed' },
    groupExtras: { changed: 'Extra changed' },
    combos: { created: 'Combo added', changed: 'Combo changed', removed: 'Combo deleted' },
    galleries: { created: 'Gallery added', changed: 'Gallery changed', removed: 'Gallery deleted' },
    branches: { created: 'Branch added', changed: 'Branch changed', removed: 'Branch deleted' },
    dayparts: { created: 'Serving time added', changed: 'Serving time changed', removed: 'Serving time deleted' },
    specialHours: { created: 'Hours added', changed: 'Hours changed', removed: 'Hours deleted' },
    receiveOptions: {
      created: 'Receive option added',
      changed: 'Receive option changed',
      removed: 'Receive option deleted',
    },
    extras: { created: 'Group added', changed: 'Group changed', removed: 'Group deleted' },
    tables: { created: 'Table added', changed: 'Table changed', removed: 'Table deleted' },
    printers: { created: 'Printer added', changed: 'Printer changed', removed: 'Printer deleted' },
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
