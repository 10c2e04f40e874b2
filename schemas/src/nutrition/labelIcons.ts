/**
 * The icons of allergens and nutrition, drawn for this project: strokes in a square of 24 units. Both applications
 * show them, always with a text. (docs/spec/public-site.md#nutrition-line)
 */
import type { Allergen } from './allergens.js';

export type LabelIcon = Allergen | 'calories' | 'activity' | 'caffeine' | 'salt';

export const labelIcons: Readonly<Record<LabelIcon, string>> = {
  nuts: 'M5 10c0-3 3-5 7-5s7 2 7 5zM6 10c0 5 3 9 6 10 3-1 6-5 6-10M12 5V3',
  milk: 'M9 3h6v4l2 4v9a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-9l2-4zM9 7h6M7 14h10',
  gluten:
    'M12 21V6M12 6c-2-1-2-3 0-4 2 1 2 3 0 4M12 12c-3 0-5-2-5-5 3 0 5 2 5 5 3 0 5-2 5-5-3 0-5 2-5 5M12 18c-3 0-5-2-5-5 3 0 5 2 5 5 3 0 5-2 5-5-3 0-5 2-5 5',
  eggs: 'M12 3c4 0 7 6 7 10a7 7 0 0 1-14 0c0-4 3-10 7-10M9 13a3 3 0 0 0 3 3',
  sesame: 'M8 4c2 2 2 5 0 6-2-1-2-4 0-6M16 8c2 2 2 5 0 6-2-1-2-4 0-6M9 14c2 2 2 5 0 6-2-1-2-4 0-6',
  soybeans: 'M4 19C3 12 9 4 19 4c1 9-6 16-15 15M8 15v.01M12 12v.01M15.500 8.500v.01',
  fish: 'M3 12c3-5 9-6 13-2l5-4v12l-5-4c-4 4-10 3-13-2M8 11v.01',
  crustaceans:
    'M19 8a7 7 0 0 0-14 3c0 5 3 8 8 8h3M19 8h-4a3 3 0 0 0 0 6h1M19 8l2-4M19 8l3-2M9 12v6M13 14v5M16 19l3 2M16 19h4',
  peanuts:
    'M12 3a4 4 0 0 1 3 6.500c-1 1.500-1 2.500 0 4a5 5 0 1 1-6 0c1-1.500 1-2.500 0-4A4 4 0 0 1 12 3M11 7v.01M13 16v.01M11 18v.01',
  celery:
    'M8 21c0-6-1-9-1-12M12 21V9M16 21c0-6 1-9 1-12M7 9a2.500 2.500 0 1 1 2.500-4 2.500 2.500 0 0 1 5 0A2.500 2.500 0 1 1 17 9zM8 21h8',
  mustard: 'M10 3h4l1 5h-6zM9 8h6l2 4v8a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-8zM12 13v4',
  sulphites: 'M8 3h8c1 5-1 9-4 9S7 8 8 3M12 12v8M8 21h8M8 7h8',
  lupin:
    'M12 21v-7M12 14c-2 0-3-2-3-3h6c0 1-1 3-3 3M12 11c-2 0-2.500-1.500-2.500-3h5c0 1.500-.5 3-2.500 3M12 8c-1.500 0-2-2-2-2.500L12 2l2 3.500c0 .5-.5 2.500-2 2.500M12 18c2 0 5-1 6-4M12 18c-2 0-5-1-6-4',
  molluscs: 'M12 20 4 13c0-5 4-9 8-9s8 4 8 9zM12 20V4M12 20 8 5M12 20l4-15M10 20h4',
  calories: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-4 2-5 0 2 1 3 2 3 1-2 0-6 1-9',
  activity:
    'M8 4c2 0 3 2 3 5s-1 5-3 5-3-2-3-5 1-5 3-5M6 16h4l-.5 2a1.500 1.500 0 0 1-3 0zM16 8c2 0 3 2 3 5s-1 4-3 4-3-1-3-4 1-5 3-5M14 19h4l-.5 1.500a1.500 1.500 0 0 1-3 0z',
  caffeine: 'M5 10h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 11h1a2.500 2.500 0 0 1 0 5h-1M9 3v4M13 3v4',
  salt: 'M9 8h6l2 12H7zM9 8V6a3 3 0 0 1 6 0v2M11 5.500v.01M13 5.500v.01M12 12v4',
};
