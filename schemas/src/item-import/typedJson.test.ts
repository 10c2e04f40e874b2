import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedJson } from './typedJson.js';

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
const valueOf = (text: string) => {
  const parsed = parseTypedJson(text);
  return parsed.ok ? parsed.value : parsed.line;
};

describe('typed JSON', () => {
  it('is what JSON says, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const text = JSON.stringify(value);
        expect(valueOf(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('may have been typed on an Arabic keyboard; the texts in it stay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.string(), (thousandths, title) => {
        const price = arabicDigits(String(thousandths / 1000)).replace('.', '٫');
        const [row] = valueOf(`[{"title": ${JSON.stringify(title)}، "price": ${price}},]`) as [object];
        expect(row).toMatchObject({ title });
      }),
    );
    const typed = '[{"title":"لتر ٢، بارد،]","price":١٫٥}، {"price": 7,25}، {"price": 4 50}]';
    expect(valueOf(typed)).toEqual([{ title: 'لتر ٢، بارد،]', price: '1٫5' }, { price: '7,25' }, { price: '4 50' }]);
  });

  it('may have a messenger’s curly quotes, and a byte order mark', () => {
    expect(valueOf('\ufeff [{“title”: “شاي”, “price”: 1}]')).toEqual([{ title: 'شاي', price: 1 }]);
    expect(valueOf('[{"title":"“شاي”","price":1}]')).toEqual([{ title: '“شاي”', price: 1 }]);
  });

  it('that can not be read says where', () => {
    const broken = ['[', '  {"title": "شاي", "price": 1},', '  {"title": "قهوة" "price": 1}', ']'].join('\n');
    expect([broken, `\n\n${broken}`, '[{"title": "شاي"'].map(valueOf)).toEqual([3, 5, 1]);
  });
});
