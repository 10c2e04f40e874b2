import { expect, it } from 'vitest';
import { createOrderMatcher, type SearchableOrder } from './search.js';

const order: SearchableOrder = {
  number: 412,
  name: 'رؤى الخطيب',
  username: 'ruaa.k',
  phone: '+962 79 123 4567',
  venue: 'مطعم الشاورما الذهبية',
};
const finds = (query: string) => createOrderMatcher(query)(order);

it.each([
  '412',
  '#412',
  '٤١٢',
  'روى',
  'خطيب رؤى',
  'ruaa',
  'الشاورما الذهبيه',
  '0791234567',
  '٠٧٩ ١٢٣ ٤٥٦٧',
  '+962 79 123 4567',
  '00962791234567',
  '1234567',
  'رؤى الذهبية',
])('%s finds it', (query) => {
  expect(finds(query)).toBe(true);
});

it.each(['41', '4120', '12', 'سمير', '0781234567', 'ruaa سمير'])('%s does not', (query) => {
  expect(finds(query)).toBe(false);
});
