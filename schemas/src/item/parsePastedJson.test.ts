import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePastedItems } from './parsePastedJson.js';

const TEA = { title: 'شاي', description: 'بالنعناع', price: 0.5 };
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
const rowsOf = (text: string) => {
  const pasted = parsePastedItems(text);
  return pasted.ok ? pasted.rows : pasted.fault;
};

describe('pasted items', () => {
  it('may be a list, a list by its name, or one item', () => {
    for (const value of [[TEA], { items: [TEA] }, TEA]) expect(rowsOf(JSON.stringify(value))).toEqual([TEA]);
  });

  it('are what JSON says, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 1 }), (list) => {
        const text = JSON.stringify(list);
        // Rows with a price or sale are tested below.
        fc.pre(!/"(?:price|offPrice|sectionId)"/.test(text));
        expect(rowsOf(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('may have been typed on an Arabic keyboard; the texts in them stay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.string(), (thousandths, title) => {
        const price = String(thousandths / 1000);
        const text = `[{"title": ${JSON.stringify(title)}، "price": ${arabicDigits(price).replace('.', '٫')}},]`;
        expect(rowsOf(text)).toEqual([{ title, price: thousandths / 1000 }]);
      }),
    );
    expect(rowsOf('[{"title":"لتر ٢، بارد،]","price":١٫٥}]')).toEqual([{ title: 'لتر ٢، بارد،]', price: 1.5 }]);
  });

  it('may have a messenger’s curly quotes, and a byte order mark', () => {
    expect(rowsOf('\ufeff [{“title”: “شاي”, “price”: 1}]')).toEqual([{ title: 'شاي', price: 1 }]);
    expect(rowsOf('[{"title":"“شاي”","price":1}]')).toEqual([{ title: '“شاي”', price: 1 }]);
  });

  it('may have numbers as texts; other texts stay and fail validation', () => {
    const row = { title: '5', price: '٣٫٥', sale: { onSale: true, offPrice: '0.2' }, subItems: [{ price: '2' }, 7] };
    expect(rowsOf(JSON.stringify(row))).toEqual([
      { title: '5', price: 3.5, sale: { onSale: true, offPrice: 0.2 }, subItems: [{ price: 2 }, 7] },
    ]);
    expect(['4,5', '٧،٢٥', '1,250', '4 50'].map((price) => rowsOf(JSON.stringify({ price })))).toEqual(
      [4.5, 7.25, '1,250', '4 50'].map((price) => [{ price }]),
    );
  });

  it('may have prices as people write them, with or without quotation marks', () => {
    const typed = { '٧،٢٥': 7.25, '٧٫٢٥': 7.25, '7,25': 7.25, '۷٫۲۵': 7.25, '1,250': '1,250', '4 50': '4 50' };
    for (const [text, price] of Object.entries(typed)) {
      expect(rowsOf(`[{"price": ${text}، "title": "شاي ٢، ٣"},]`)).toEqual([{ price, title: 'شاي ٢، ٣' }]);
      expect(rowsOf(`{"subItems": [{"price":${text}}], "sale": {"offPrice": ${text} }}`)).toMatchObject([
        { subItems: [{ price }] },
      ]);
    }
  });

  it('that can not be read say where', () => {
    const broken = ['[', '  {"title": "شاي", "price": 1},', '  {"title": "قهوة" "price": 1}', ']'].join('\n');
    expect(parsePastedItems(broken)).toEqual({ ok: false, fault: 'syntax', line: 3 });
    expect(parsePastedItems(`\n\n${broken}`)).toEqual({ ok: false, fault: 'syntax', line: 5 });
    expect(parsePastedItems('[{"title": "شاي"')).toMatchObject({ fault: 'syntax', line: 1 });
  });

  it('may be none', () => {
    expect(['', ' \n', '\ufeff', '[]', '{"items": []}'].map(rowsOf)).toEqual(Array(5).fill('empty'));
    expect(['5', '"شاي"', 'null', 'true'].map(rowsOf)).toEqual(Array(4).fill('not-items'));
  });
});
