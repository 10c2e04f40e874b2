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
