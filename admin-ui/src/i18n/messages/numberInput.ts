import type { Texts } from './types.js';

export const ar = {
  number: {
    which: 'أي رقم تقصد بـ «%{text}»؟',
    meant: 'هل تقصد:',
    from: 'من',
    to: 'إلى',
    jumpTitle:
      'هل الأسعار صحيحة؟ |||| هل السعر الجديد صحيح؟ |||| هل السعران الجديدان صحيحان؟ |||| هل الأسعار الجديدة صحيحة؟ |||| هل الأسعار الجديدة صحيحة؟ |||| هل الأسعار الجديدة صحيحة؟',
    jumpSave: 'نعم، احفظ',
    jumpEdit: 'رجوع للتعديل',
    finerThanStep: 'ليس من مضاعفات %{step}، وهي خطوة تقريب الأسعار بعد الخصم. يراه الضيف ويدفعه كما كتبته.',
  },
} as const;

export const en: Texts<typeof ar> = {
  number: {
    which: 'Which number do you mean by “%{text}”?',
    meant: 'Do you mean:',
    from: 'from',
    to: 'to',
    jumpTitle: 'Is the new price right? |||| Are the new prices right?',
    jumpSave: 'Yes, save',
    jumpEdit: 'Back to editing',
    finerThanStep:
      'Not a multiple of %{step}, the step of prices after a discount. Guests see and pay it as you entered it.',
  },
};
