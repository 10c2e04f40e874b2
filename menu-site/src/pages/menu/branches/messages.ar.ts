/** Arabic messages of the branches; `messages.en.ts` has the English ones. */

export const arabic = {
  main: 'الفرع الرئيسي',
  map: 'الخريطة',
  mapsLink: 'افتح في الخرائط',
  whichIsClosest: 'أيّ فرع أقرب إليّ؟',
  howFar: 'كم يبعد عني؟',
};

export type BranchMessages = typeof arabic;
