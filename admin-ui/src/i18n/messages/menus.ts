/** Messages of the list of all menus. (docs/spec/staff-console.md#all-menus) */
import type { Texts } from './types.js';

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

export const en: Texts<typeof ar> = {
  menus: {
    title: 'All menus',
    count: '1 menu |||| %{smart_count} menus',
    filters: 'Filter the menus',
    search: 'Search the menus',
    placeholder: 'Menu, client, phone, order number',
    all: 'All',
    menu: 'Menu',
    newest: 'Newest first',
    owner: 'Owner',
    open: 'Activation and audit log',
    empty: 'No menus here',
    noMatch: 'No menu matches “\u2068%{query}\u2069”',
    searchStopped: 'Search the inactive ones',
  },
};
