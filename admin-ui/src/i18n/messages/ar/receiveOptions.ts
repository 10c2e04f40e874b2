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
