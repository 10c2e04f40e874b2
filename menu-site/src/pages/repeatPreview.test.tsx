import { expect, it, vi } from 'vitest';
import { aLineWithExtras } from '../testing/cartFixtures.js';
import { repeatCard } from '../client/cart/repeatCard.js';

it.each([
  ['ar', 'بدون بصل'],
  ['en', 'Without بصل'],
])('names in %s the choices and the note of what would be added', async (language, removed) => {
  document.documentElement.lang = language;
  const deselected = [{ group: 'g', extra: 'onion', title: 'بصل', groupTitle: 'مكوّنات' }];
  const preview = { items: [aLineWithExtras({ deselected })], total: 10.5, missing: ['كنافة'] };
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ data: { data: preview } })));
  const card = repeatCard({ menuId: 'menu', orderId: 'order', currency: 'JOD', about: [], onAdded: () => undefined });
  document.body.replaceChildren(card);
  card.querySelector('button')?.click();
  await vi.waitFor(() => expect(card.querySelector('li')).not.toBeNull());
  const details = Array.from(card.querySelectorAll('li small'), ({ textContent }) =>
    textContent.replace(/[\u2066-\u2069]/g, ''),
  );
  const [choices, note] = details;
  expect(choices?.split(language === 'ar' ? '، ' : ', ')).toEqual(['صاج طازج', 'ثومية', 'جبنة شيدر ×2', removed]);
  expect(note).toBe(language === 'ar' ? '«واحدة بلا بصل لو سمحتم»' : '“واحدة بلا بصل لو سمحتم”');
});
