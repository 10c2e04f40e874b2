import type { Texts } from './types.js';

export const ar = {
  dayparts: {
    title: 'فترات التقديم',
    hint: 'فطور حتى الواحدة، عروض الغداء، قائمة رمضان: تصنيفات وأصناف تُقدَّم في أوقات بعينها. اخترها في نموذج التصنيف أو الصنف.',
    createTitle: 'إضافة فترة تقديم',
    create: 'إضافة فترة تقديم',
    edit: 'تعديل فترة التقديم',
    delete: 'حذف فترة التقديم',
    sure: 'هل أنت متأكد من حذف هذه الفترة؟ ما كان مرتبطًا بها يُقدَّم دائمًا.',
    addWindow: 'إضافة وقت',
    now: 'تُقدَّم الآن',
    notNow: 'ليست الآن',
    hidden: 'تختفي خارج وقتها',
    uses: 'التصنيفات: %{sections} · الأصناف: %{items}',
    chooseSections: 'اختر تصنيفاتها',
    always: 'دون اختيار: يُقدَّم دائمًا.',
    none: 'يُقدَّم دائمًا. فترات التقديم (كالفطور) تُضاف من صفحة أوقات العمل.',
  },
} as const;

export const en: Texts<typeof ar> = {
  dayparts: {
    title: 'Serving times',
    hint: 'Breakfast until one, lunch deals, a Ramadan menu: sections and items that are served at certain times. Choose them in the form of the section or item.',
    createTitle: 'Add a serving time',
    create: 'Add a serving time',
    edit: 'Edit serving time',
    delete: 'Delete serving time',
    sure: 'Delete this serving time? What it limited is served always.',
    addWindow: 'Add a time',
    now: 'Served now',
    notNow: 'Not now',
    hidden: 'Not shown outside of it',
    uses: 'Sections: %{sections} · items: %{items}',
    chooseSections: 'Choose its sections',
    always: 'Without a choice it is served always.',
    none: 'Served always. Serving times, such as breakfast, are added on the screen of working hours.',
  },
};
