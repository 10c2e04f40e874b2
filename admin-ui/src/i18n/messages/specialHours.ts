import type { Texts } from './types.js';

export const ar = {
  specialHours: {
    title: 'الأوقات الخاصة',
    hint: 'رمضان والأعياد والصيانة: أيام بأوقات أخرى، أو مغلقة، تحل محل أوقات الأسبوع ثم تنتهي وحدها.',
    closeToday: 'مغلق اليوم',
    closedToday: 'مغلق اليوم',
    isClosedToday: 'أعلنت أنك مغلق اليوم',
    createTitle: 'أوقات خاصة جديدة',
    create: 'إضافة الأوقات',
    edit: 'تعديل الأوقات الخاصة',
    delete: 'حذف الأوقات الخاصة',
    sure: 'هل أنت متأكد من حذف هذه الأوقات؟ تعود أوقات الأسبوع.',
    addDay: 'إضافة يوم',
    occasions: { ramadan: 'رمضان', fitr: 'عيد الفطر', adha: 'عيد الأضحى' },
    proposals: 'رمضان والعيدان',
    unconfirmed: 'مقترح، لم يؤكَّد',
    sighting: 'من التقويم، وقد يتقدم كل منها أو يتأخر يومًا بالرؤية. لا يتغير شيء حتى تؤكد.',
    review: 'راجع وأكّد',
    propose: {
      ramadan: 'راجع وأكّد أوقات رمضان',
      fitr: 'راجع وأكّد أوقات عيد الفطر',
      adha: 'راجع وأكّد أوقات عيد الأضحى',
    },
  },
} as const;

export const en: Texts<typeof ar> = {
  specialHours: {
    title: 'Special hours',
    hint: 'Ramadan, holidays, repairs: days with other hours, or closed, that take the place of the week and end by themselves.',
    closeToday: 'Closed today',
    closedToday: 'Closed today',
    isClosedToday: 'You are closed today',
    createTitle: 'New special hours',
    create: 'Add hours',
    edit: 'Edit special hours',
    delete: 'Delete special hours',
    sure: 'Delete these hours? The week counts again.',
    addDay: 'Add a day',
    occasions: { ramadan: 'Ramadan', fitr: 'Eid al-Fitr', adha: 'Eid al-Adha' },
    proposals: 'Ramadan and the Eids',
    unconfirmed: 'Proposed, not confirmed',
    sighting: 'By the calendar; the sighting may move each by a day. Nothing changes until you confirm.',
    review: 'Review and confirm',
    propose: {
      ramadan: 'Review and confirm the hours of Ramadan',
      fitr: 'Review and confirm the hours of Eid al-Fitr',
      adha: 'Review and confirm the hours of Eid al-Adha',
    },
  },
};
