/** Messages of the filter of allergens and diets. */
import type { FilterAnswer, Language } from '@qaima/schemas';
import { pluralize } from '@qaima/schemas/text/pluralize';

interface AnswerMessages {
  readonly title: string;
  readonly hint: string;
}

/** What a guest asks about: allergens alone, or a diet too, of which a dish is not “free”. */
export type WishKind = 'allergens' | 'diets';

interface FilterMessages {
  readonly title: string;
  readonly close: string;
  readonly without: string;
  readonly all: string;
  readonly wanted: string;
  readonly answers: Readonly<Record<WishKind, Readonly<Record<FilterAnswer, AnswerMessages>>>>;
  readonly whichAnswers: string;
  readonly clear: string;
  readonly clearAll: string;
  readonly show: (count: number) => string;
  readonly items: (count: number) => string;
  readonly isWithout: (allergen: string) => string;
  /** A diet whose name alone would read like the absence of an allergen. */
  readonly asDiet: (diet: string) => string;
  readonly mayContain: (allergens: string) => string;
  readonly notDeclared: (wishes: string) => string;
  readonly containsHidden: Readonly<Record<WishKind, (count: number) => string>>;
  readonly showThem: string;
  readonly hideThem: string;
  readonly remove: (wish: string) => string;
  readonly nothingDeclared: Readonly<Record<WishKind, string>>;
}

const arabic: FilterMessages = {
  title: 'الحساسية والنظام الغذائي',
  close: 'إغلاق',
  without: 'لا أريد أصنافًا فيها',
  all: 'كل 14',
  wanted: 'أريد',
  whichAnswers: 'ما الذي أعرضه لك؟',
  answers: {
    allergens: {
      free: { title: 'خالٍ منها', hint: 'صرّح المحل بخلوّ الصنف' },
      'may-contain': { title: 'قد يحتوي', hint: 'أثر ممكن من التحضير أو المصنع، أو بحسب ما تختاره' },
      'not-declared': { title: 'لم يُذكر', hint: 'لا نعرف، فاسأل المحل قبل أن تطلب' },
      contains: { title: 'فيها ما لا تريد', hint: '' },
    },
    diets: {
      free: { title: 'يناسب ما تريد', hint: 'صرّح المحل بذلك' },
      'may-contain': { title: 'قد لا يناسب', hint: 'أثر ممكن من التحضير أو المصنع، أو بحسب ما تختاره' },
      'not-declared': { title: 'لم يُذكر', hint: 'لا نعرف، فاسأل المحل قبل أن تطلب' },
      contains: { title: 'لا يناسب ما تريد', hint: '' },
    },
  },
  clear: 'مسح',
  clearAll: 'مسح الكل',
  show: pluralize('ar', {
    zero: 'لا أصناف',
    one: 'اعرض صنفًا واحدًا',
    two: 'اعرض صنفين',
    few: 'اعرض # أصناف',
    many: 'اعرض # صنفًا',
    other: 'اعرض # صنف',
  }),
  items: pluralize('ar', { zero: '0', one: 'صنف واحد', two: 'صنفان', few: '# أصناف', many: '# صنفًا', other: '# صنف' }),
  isWithout: (allergen) => `بلا ${allergen}`,
  asDiet: (diet) => `نظام ${diet}`,
  mayContain: (allergens) => `قد يحتوي ${allergens}`,
  notDeclared: (wishes) => `لم يُذكر: ${wishes}`,
  containsHidden: {
    allergens: pluralize('ar', {
      one: 'أخفينا صنفًا فيه ما لا تريد.',
      two: 'أخفينا صنفين فيهما ما لا تريد.',
      few: 'أخفينا # أصناف فيها ما لا تريد.',
      many: 'أخفينا # صنفًا فيها ما لا تريد.',
      other: 'أخفينا # صنف فيها ما لا تريد.',
    }),
    diets: pluralize('ar', {
      one: 'أخفينا صنفًا لا يناسب ما تريد.',
      two: 'أخفينا صنفين لا يناسبان ما تريد.',
      few: 'أخفينا # أصناف لا تناسب ما تريد.',
      many: 'أخفينا # صنفًا لا تناسب ما تريد.',
      other: 'أخفينا # صنف لا تناسب ما تريد.',
    }),
  },
  showThem: 'إظهار',
  hideThem: 'إخفاء',
  remove: (wish) => `إزالة «${wish}»`,
  nothingDeclared: {
    allergens: 'لم يذكر المحل مسبّبات الحساسية في أصنافه بعد، فاسأله قبل أن تطلب.',
    diets: 'لم يذكر المحل هذا النظام الغذائي لأصنافه بعد، فاسأله قبل أن تطلب.',
  },
};

const english: FilterMessages = {
  title: 'Allergens and diets',
  close: 'Close',
  without: 'I don’t want dishes with',
  all: 'All 14',
  wanted: 'I want',
  whichAnswers: 'Which dishes to show',
  answers: {
    allergens: {
      free: { title: 'Without them', hint: 'Declared by the venue' },
      'may-contain': { title: 'May contain', hint: 'Traces are possible, or it depends on what you choose' },
      'not-declared': { title: 'Not declared', hint: 'Unknown: ask the venue before you order' },
      contains: { title: 'With what you don’t want', hint: '' },
    },
    diets: {
      free: { title: 'Suits what you want', hint: 'Declared by the venue' },
      'may-contain': { title: 'May not suit', hint: 'Traces are possible, or it depends on what you choose' },
      'not-declared': { title: 'Not declared', hint: 'Unknown: ask the venue before you order' },
      contains: { title: 'Does not suit what you want', hint: '' },
    },
  },
  clear: 'Clear',
  clearAll: 'Clear all',
  show: pluralize('en', { one: 'Show 1 dish', other: 'Show # dishes' }),
  items: pluralize('en', { one: '1 item', other: '# items' }),
  isWithout: (allergen) => `No ${allergen.toLowerCase()}`,
  asDiet: (diet) => `${diet} diet`,
  mayContain: (allergens) => `May contain ${allergens.toLowerCase()}`,
  notDeclared: (wishes) => `Not declared: ${wishes.toLowerCase()}`,
  containsHidden: {
    allergens: pluralize('en', {
      one: '1 dish with what you don’t want is hidden.',
      other: '# dishes with what you don’t want are hidden.',
    }),
    diets: pluralize('en', {
      one: '1 dish that does not suit what you want is hidden.',
      other: '# dishes that do not suit what you want are hidden.',
    }),
  },
  showThem: 'Show them',
  hideThem: 'Hide them',
  remove: (wish) => `Remove “${wish}”`,
  nothingDeclared: {
    allergens: 'The venue has not declared the allergens of its dishes yet. Ask before you order.',
    diets: 'The venue has not declared this diet for its dishes yet. Ask before you order.',
  },
};

export const filterMessages: Readonly<Record<Language, FilterMessages>> = { ar: arabic, en: english };
