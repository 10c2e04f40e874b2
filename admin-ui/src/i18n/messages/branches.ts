import type { Texts } from './types.js';

export const ar = {
  branches: {
    caption: 'الأفرع',
    createTitle: 'إضافة فرع',
    create: 'إضافة الفرع',
    edit: 'تعديل الفرع',
    delete: 'حذف الفرع',
    deleteOf: 'حذف فرع «%{title}»',
    openMap: 'فتح الخريطة',
    noPoint: 'بلا نقطة على الخريطة',
    main: 'الفرع الرئيسي',
    empty: 'لا أفرع بعد',
    emptyHint: 'أضف أول فرع من النموذج أدناه، ليعرف زبائنك أين يجدونك وبأي رقم يتصلون.',
  },
} as const;

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
