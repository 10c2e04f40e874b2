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
