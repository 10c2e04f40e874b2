import type { Texts } from './types.js';

export const ar = {
  sections: {
    edit: 'تعديل التصنيف',
    createTitle: 'إضافة تصنيف',
    create: 'إضافة التصنيف',
    delete: 'حذف التصنيف',
    itemCount: 'عدد الأصناف',
    hidden: 'مخفي',
    controls: 'إخفاء وترتيب',
    move: 'نقل %{title} بالسحب أو بالسهمين',
    primeHint: 'التصنيف الرئيسي يظهر للزوار بعنوان أكبر تحته خط، ويبقى في مكانه بين التصنيفات.',
    hideSwitch: 'إخفاء التصنيف عن الزوار',
    empty: 'لا توجد تصنيفات بعد',
    emptyHint: 'أضف أول تصنيف من الزر أعلاه، ثم أضف أصنافه.',
    goesItems:
      'لا أصناف فيه. |||| سيُحذف معه صنف واحد. |||| سيُحذف معه صنفان. |||| ستُحذف معه %{smart_count} أصناف. |||| سيُحذف معه %{smart_count} صنفًا. |||| سيُحذف معه %{smart_count} صنف.',
    goesGalleries:
      'لا معارض فيه. |||| سيُحذف معه معرض واحد. |||| سيُحذف معه معرضان. |||| ستُحذف معه %{smart_count} معارض. |||| سيُحذف معه %{smart_count} معرضًا. |||| سيُحذف معه %{smart_count} معرض.',
    caption: 'تصنيفات القائمة',
  },
} as const;

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
