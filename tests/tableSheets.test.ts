/** The printed codes of tables and of the menu. (docs/spec/domain.md#tables) */
import { expect, it } from 'vitest';
import { qrSheet } from '../cms/src/api/qr/qrSheet.js';
import type { Venue } from '../cms/src/api/qr/venueForPrint.js';
import { tableSheet, type TableSheetInput } from '../cms/src/api/table/tableSheet.js';
import { textsOf } from './support/pdf.js';

const address = 'https://menu.example/t/abcdefghijklmnopqrstuvwx';
const venue = (language: Venue['language'], name: string): Venue => ({
  address,
  shown: 'menu.example/m/joe',
  name,
  language,
  ascii: 'joe',
  colors: undefined,
  logo: null,
});

const NAME = 'Joe’s Burgers & Fries, No. 1 (Amman)!';
const cards = (language: Venue['language'], label: string, more: Partial<TableSheetInput> = {}) =>
  tableSheet({ venue: venue(language, NAME), tables: [{ label, zone: 'Rooftop!', address }], format: 'a4', ...more });
/** The texts of a card, from left to right, without spaces. */
const drawn = async (pdf: Promise<Uint8Array>) => (await textsOf(await pdf)).join('').replaceAll(' ', '');
const packed = (...texts: readonly string[]) => texts.join('').replaceAll(' ', '');

it('a card reads in the direction of its menu’s language, and what people typed in its own', async () => {
  const prompt = 'Scan the code and order from your table';
  expect(await drawn(cards('en', '7'))).toBe(packed(NAME, 'Table 7', 'Rooftop!', prompt));
  const arabic = await drawn(cards('ar', '7'));
  expect(arabic).toContain(packed(NAME, '7'));
  expect(arabic).toContain('Rooftop!');
  const sheet = qrSheet({ venue: venue('en', 'Fries (Amman)!'), options: { size: 'A6', copies: 1 } });
  expect(await drawn(sheet)).toContain(packed('Fries (Amman)!', 'Scan the code to see the menu'));
});

it('a long label is whole, and wrapped where one line would be too small to read', async () => {
  const label = 'Family table by the window to the sea, second terrace';
  for (const format of ['a4', 'stickers'] as const) {
    const pdf = await cards('en', label, { format });
    expect(await drawn(Promise.resolve(pdf))).toContain(packed('Table', label, 'Rooftop!'));
    expect((await textsOf(pdf)).join('|')).not.toContain(label);
  }
});
