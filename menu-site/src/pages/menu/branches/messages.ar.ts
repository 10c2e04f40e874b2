/** The words of the branches in Arabic; their English counterparts stand in `words.en.ts`. */

export const arabic = {
  main: 'الفرع الرئيسي',
  map: 'الخريطة',
  mapsLink: 'افتح في الخرائط',
  whichIsClosest: 'أيّ فرع أقرب إليّ؟',
  howFar: 'كم يبعد عني؟',
};

export type BranchMessages = typeof arabic;
