import type { Texts } from './types.js';

export const ar = {
  review: {
    title: 'معاينة',
    frame: 'معاينة القائمة كما يراها الزوار',
    hint: 'هكذا يرى زوارك القائمة على الهاتف، بآخر ما حفظته.',
    edit: 'تعديل الأصناف',
    toMenu: 'الذهاب الى المنيو',
    noFrame: 'لا يمكن عرض القائمة هنا على الهاتف',
    noFrameHint: 'افتح القائمة في صفحتها لتراها كما يراها زوارك.',
    reload: 'إعادة تحميل المعاينة',
    open: 'فتح في علامة تبويب جديدة',
    copy: 'نسخ رابط القائمة',
    loading: 'جارٍ تحميل المعاينة…',
  },
} as const;

export const en: Texts<typeof ar> = {
  review: {
    title: 'Preview',
    frame: 'Preview of the menu as visitors see it',
    hint: 'This is how your visitors see the menu on a phone, with all that you saved.',
    edit: 'Edit the items',
    toMenu: 'Go to the menu',
    noFrame: 'The menu cannot be shown here on a phone',
    noFrameHint: 'Open the menu on its own page to see it as your visitors do.',
    reload: 'Reload the preview',
    open: 'Open in a new tab',
    copy: 'Copy the menu’s link',
    loading: 'Loading the preview…',
  },
};
