import type { Texts } from './types.js';

export const ar = {
  allergens: {
    none: 'غير مذكور',
    empty: 'لم يُذكر شيء بعد',
    declaredNone: 'لا يحتوي شيئًا منها',
    declareHint: 'إن كانت هذه كلها، فعّل «%{label}» بعد القائمة. قبل ذلك يبقى الصنف ناقصًا.',
    contradictedDiets: 'يناقضها ما ذُكر في هذا الصنف، فلا يُعرض لمن يبحث عنها: %{diets}.',
  },
  nutrition: {
    missing: 'أصناف تنقصها بيانات',
    left: 'لا ينقص شيء من بيانات %{total} صنف. |||| بيانات صنف واحد من %{total} ناقصة. |||| بيانات صنفين من %{total} ناقصة. |||| بيانات %{smart_count} أصناف من %{total} ناقصة. |||| بيانات %{smart_count} صنفًا من %{total} ناقصة. |||| بيانات %{smart_count} صنف من %{total} ناقصة.',
    filter: 'تصفية',
    all: 'الكل',
    item: 'الصنف',
    section: 'التصنيف',
    lacks: 'الناقص',
    complete: 'لا ينقص شيء',
    editOf: 'بيانات الغذاء: %{title}',
    sizesHint: 'ما لا بيانات له من الخيارات يأخذ بيانات الصنف أعلاه.',
    saveAndNext: 'حفظ والتالي',
    wholeItem: 'بقية حقول الصنف',
    excel: 'ملف Excel',
    none: 'لا تُطلب بيانات الغذاء',
    noneHint: 'حين تختار في الإعدادات بيانات الغذاء على القائمة، تجد هنا ما ينقص منها.',
    settings: 'الإعدادات',
  },
} as const;

export const en: Texts<typeof ar> = {
  allergens: {
    none: 'Not listed',
    empty: 'Nothing is listed yet',
    declaredNone: 'Contains none of them',
    declareHint: 'If these are all, turn on “%{label}” below the list. Until then the item lacks values.',
    contradictedDiets:
      'Contradicted by what is stated of this dish, so that it is not offered to those who look for them: %{diets}.',
  },
  nutrition: {
    missing: 'Items that lack values',
    left: '%{smart_count} of %{total} items lacks values. |||| %{smart_count} of %{total} items lack values.',
    filter: 'Filter',
    all: 'All',
    item: 'Item',
    section: 'Section',
    lacks: 'Missing',
    complete: 'Nothing is missing',
    editOf: 'Food labelling: %{title}',
    sizesHint: 'Options without values of their own have those of the item above.',
    saveAndNext: 'Save & next',
    wholeItem: 'Other fields of the item',
    excel: 'Excel file',
    none: 'No food labelling is required',
    noneHint: 'Once you choose the food labelling of the menu in the settings, this page lists what is missing.',
    settings: 'Settings',
  },
};
