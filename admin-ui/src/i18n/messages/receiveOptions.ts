import type { Texts } from './types.js';

export const ar = {
  receiveOptions: {
    caption: 'طرق استلام الطلب',
    createTitle: 'إضافة طريقة استلام',
    addArea: 'إضافة منطقة',
    areas:
      'لا مناطق |||| منطقة واحدة |||| منطقتان |||| %{smart_count} مناطق |||| %{smart_count} منطقة |||| %{smart_count} منطقة',
    create: 'إضافة الطريقة',
    edit: 'تعديل طريقة الاستلام',
    delete: 'حذف طريقة الاستلام',
    /** The specification fixes this text. (docs/spec/owners-area.md#receive-options-screen) */
    sure: 'هل انت متاكد ؟',
    empty: 'لا طرق استلام بعد',
    emptyHint: 'أضف أول طريقة من النموذج أدناه: توصيل، أو استلام من المحل، أو داخل المحل.',
    icon: 'الأيقونة',
    noIcon: 'بلا أيقونة',
    chooseIcon: 'اختيار أيقونة',
    closeIcons: 'إغلاق الأيقونات',
    findIcon: 'ابحث عن أيقونة: توصيل، سيارة…',
    noneFound: 'لا أيقونة بهذه الكلمة. جرّب غيرها، أو اكتب اسمها أدناه.',
    otherIcon: 'أو اسم أيقونة أخرى من Ionicons',
    unknownIcon: 'لا توجد أيقونة بهذا الاسم، وستظهر الأيقونة العامة مكانها.',
  },
} as const;

export const en: Texts<typeof ar> = {
  receiveOptions: {
    caption: 'Receive options',
    createTitle: 'Add a receive option',
    addArea: 'Add an area',
    areas: '1 area |||| %{smart_count} areas',
    create: 'Add option',
    edit: 'Edit receive option',
    delete: 'Delete receive option',
    sure: 'Are you sure?',
    empty: 'No receive options yet',
    emptyHint: 'Add the first with the form below: delivery, pick-up, or dine-in.',
    icon: 'Icon',
    noIcon: 'No icon',
    chooseIcon: 'Choose an icon',
    closeIcons: 'Close the icons',
    findIcon: 'Find an icon: delivery, car…',
    noneFound: 'No icon for this word. Try another, or type its name below.',
    otherIcon: 'Or the name of another icon of Ionicons',
    unknownIcon: 'There is no icon of this name; the general one is shown in its place.',
  },
};
