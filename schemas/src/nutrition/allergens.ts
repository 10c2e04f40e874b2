/** The allergens and diets of items. (docs/spec/domain.md#nutrition-and-allergens) */
import type { LocalizedText } from '../core/language.js';

/** The allergens in EU regulation 1169/2011 and in the Saudi food authority's rules, the most common ones first. */
export const ALLERGENS = [
  'nuts',
  'milk',
  'gluten',
  'eggs',
  'sesame',
  'soybeans',
  'fish',
  'crustaceans',
  'peanuts',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const ALLERGEN_LABELS: Readonly<Record<Allergen, LocalizedText>> = {
  nuts: { ar: 'مكسرات', en: 'Nuts' },
  milk: { ar: 'حليب', en: 'Milk' },
  gluten: { ar: 'غلوتين', en: 'Gluten' },
  eggs: { ar: 'بيض', en: 'Eggs' },
  sesame: { ar: 'سمسم', en: 'Sesame' },
  soybeans: { ar: 'صويا', en: 'Soya' },
  fish: { ar: 'أسماك', en: 'Fish' },
  crustaceans: { ar: 'قشريات', en: 'Crustaceans' },
  peanuts: { ar: 'فول سوداني', en: 'Peanuts' },
  celery: { ar: 'كرفس', en: 'Celery' },
  mustard: { ar: 'خردل', en: 'Mustard' },
  sulphites: { ar: 'كبريتيت', en: 'Sulphites' },
  lupin: { ar: 'ترمس', en: 'Lupin' },
  molluscs: { ar: 'رخويات', en: 'Molluscs' },
};

export const PRESENCES = ['contains', 'may-contain'] as const;
export type Presence = (typeof PRESENCES)[number];

export const PRESENCE_LABELS: Readonly<Record<Presence, LocalizedText>> = {
  contains: { ar: 'يحتوي', en: 'Contains' },
  'may-contain': { ar: 'قد يحتوي', en: 'May contain' },
};

export const DIETS = [
  'vegetarian',
  'vegan',
  'halal',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'spicy-1',
  'spicy-2',
  'spicy-3',
  'raw',
  'contains-pork',
  'contains-alcohol',
] as const;
export type Diet = (typeof DIETS)[number];

export const DIET_LABELS: Readonly<Record<Diet, LocalizedText>> = {
  vegetarian: { ar: 'نباتي', en: 'Vegetarian' },
  vegan: { ar: 'نباتي صرف', en: 'Vegan' },
  halal: { ar: 'حلال', en: 'Halal' },
  'gluten-free': { ar: 'بلا غلوتين', en: 'Gluten-free' },
  'dairy-free': { ar: 'بلا ألبان', en: 'Dairy-free' },
  'nut-free': { ar: 'بلا مكسرات', en: 'Nut-free' },
  'spicy-1': { ar: 'حار قليلًا', en: 'Mildly spicy' },
  'spicy-2': { ar: 'حار', en: 'Spicy' },
  'spicy-3': { ar: 'حار جدًا', en: 'Very spicy' },
  raw: { ar: 'فيه مكوّنات نيئة', en: 'Contains raw food' },
  'contains-pork': { ar: 'فيه خنزير', en: 'Contains pork' },
  'contains-alcohol': { ar: 'فيه كحول', en: 'Contains alcohol' },
};
