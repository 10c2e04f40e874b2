export const ar = {
  coupons: {
    issue: 'رموز لمرة واحدة',
    issued: 'صدرت الرموز، وتجدها في جدول الاستعمالات',
    uses: 'جدول الرموز والاستعمالات',
  },
} as const;
