export const ar = {
  dateField: {
    placeholder: 'يوم/شهر/سنة',
    open: 'اختر من التقويم',
    wrong: 'اكتب التاريخ هكذا: \u200e31/12/2026\u200e',
    notSaved: 'لم يُحفظ: \u2066%{text}\u2069 ليس يومًا في التقويم. اكتبه هكذا: \u200e31/12/2026\u200e',
    notEmpty: 'لم يُحفظ: لا بد من تاريخ. اكتبه هكذا: \u200e31/12/2026\u200e',
    restore: 'العودة إلى \u200e%{date}\u200e',
  },
} as const;
