import type { LocalizedText } from '@qaima/schemas';

export const NO_CHANGE: LocalizedText = { ar: 'لا يوجد ما يتغيّر في الطلب.', en: 'Nothing would change in the order.' };

export const NO_SUCH_LINE: LocalizedText = { ar: 'هذا السطر ليس في الطلب.', en: 'This line is not in the order.' };

export const CHANGED_TWICE: LocalizedText = { ar: 'يتغيّر هذا السطر مرتين.', en: 'This line is changed twice.' };

export const ONE_CHANGE: LocalizedText = {
  ar: 'يرجى ذكر كمية جديدة أو صنف بديل، لا كليهما.',
  en: 'Please give either a new quantity or a replacement.',
};

export const DAYS_ONLY: LocalizedText = {
  ar: 'أسطر الحجز بالأيام، ولا كمية لها.',
  en: 'The lines of a reservation are priced by days and have no quantity.',
};

export const NOTHING_LEFT: LocalizedText = {
  ar: 'لا يبقى شيء من الطلب. يرجى رفضه أو إلغاؤه بدل تعديله.',
  en: 'Nothing would be left of the order. Please reject or cancel it instead.',
};
