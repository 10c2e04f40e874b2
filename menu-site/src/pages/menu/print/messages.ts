/** Messages of printed menus. */
import type { Allergen, Language } from '@qaima/schemas';

/** The letters of allergens: in English those that menus in the EU use, in Arabic the first ones of their names. */
const arabicLetters: Readonly<Record<Allergen, string>> = {
  nuts: 'م',
  milk: 'ح',
  gluten: 'غ',
  eggs: 'ب',
  sesame: 'س',
  soybeans: 'ص',
  fish: 'أ',
  crustaceans: 'ق',
  peanuts: 'ف',
  celery: 'كر',
  mustard: 'خ',
  sulphites: 'كب',
  lupin: 'ت',
  molluscs: 'ر',
};
const englishLetters: typeof arabicLetters = {
  nuts: 'N',
  milk: 'M',
  gluten: 'G',
  eggs: 'E',
  sesame: 'Se',
  soybeans: 'So',
  fish: 'F',
  crustaceans: 'Cr',
  peanuts: 'P',
  celery: 'Ce',
  mustard: 'Mu',
  sulphites: 'Su',
  lupin: 'L',
  molluscs: 'Mo',
};

const arabic = {
  letters: arabicLetters,
  allergens: 'مسبّبات الحساسية:',
  inBrackets: 'بين قوسين',
  to: 'إلى',
  upTo: 'حتى',
};

const english: typeof arabic = {
  letters: englishLetters,
  allergens: 'Allergens:',
  inBrackets: 'in brackets',
  to: 'to',
  upTo: 'up to',
};

export const printMessages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };
