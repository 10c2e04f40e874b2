/** Messages of the list of all menus. (docs/spec/staff-console.md#all-menus) */
export const ar = {
  menus: {
    title: 'القوائم كلها',
    count:
      'لا قوائم |||| قائمة واحدة |||| قائمتان |||| %{smart_count} قوائم |||| %{smart_count} قائمة |||| %{smart_count} قائمة',
    filters: 'تصفية القوائم',
    search: 'ابحث في القوائم',
    placeholder: 'قائمة، عميل، هاتف، رقم طلب',
    all: 'الكل',
    menu: 'القائمة',
    newest: 'الأحدث إنشاءً',
    owner: 'صاحبها',
    open: 'التفعيل والسجل',
    empty: 'لا قوائم هنا',
    noMatch: 'لا قائمة تطابق «\u2068%{query}\u2069»',
    searchStopped: 'ابحث في المتوقفة',
  },
} as const;
