import type { Texts } from './types.js';

export const ar = {
  pages: {
    title: 'صفحات القائمة',
    page: 'صفحة %{page} من %{pages}',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    number: 'رقم الصفحة، من 1 إلى %{pages}',
    placeholder: 'رقم',
    go: 'انتقل',
    beyond: 'لا توجد صفحة %{asked}؛ هذه آخر صفحة.',
    wrong: 'اكتب رقمًا صحيحًا من 1 إلى %{pages}',
  },
} as const;

export const en: Texts<typeof ar> = {
  pages: {
    title: 'Pages of the list',
    page: 'Page %{page} of %{pages}',
    previous: 'Previous page',
    next: 'Next page',
    number: 'Page number, 1 to %{pages}',
    placeholder: 'No.',
    go: 'Go',
    beyond: 'There is no page %{asked}. This is the last one.',
    wrong: 'Enter a whole number from 1 to %{pages}',
  },
};
