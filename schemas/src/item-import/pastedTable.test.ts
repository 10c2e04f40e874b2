import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited.js';
import { importRowIssues } from './importRowIssues.js';
import { readPastedTable } from './pastedTable.js';

const SECTIONS = ['المشاوي', 'العصائر'];
const paste = (text: string) =>
  readPastedTable(text, SECTIONS, { issuesOf: importRowIssues('JOD'), currency: 'JOD', timeZone: undefined, now: 0 });
const shown = (text: string) =>
  paste(text)?.items.map(({ section, title, description, price }) => [section, title, description, price]);

describe('a pasted table', () => {
  it('finds columns by Arabic and English headers, also of translations', () => {
    const table = paste(
      'القسم\tالصنف\tName (en)\tPrice\tالسعر: كبير\tملاحظة\nالمشاوي\tكباب\tKebab\t٣٫٥٠ د.أ\t5\tx\n\tشيش\t\t4 JD\t\t',
    );
    expect(table?.items).toEqual([
      {
        section: 'المشاوي',
        title: 'كباب',
        description: '',
        price: '3.5',
        values: { translations: { en: { title: 'Kebab' } }, subItems: [{ title: 'كبير', price: 5 }] },
        unread: [],
      },
      { section: 'المشاوي', title: 'شيش', description: '', price: '4', values: {}, unread: [] },
    ]);
    expect(table?.ignored).toEqual(['ملاحظة']);
  });

  it('has one size in each row', () => {
    const table = paste('الصنف\tالحجم\tالسعر\nلاتيه\tصغير\t1.5\nلاتيه\tكبير\t2 JD\nماء\t\t0.5');
    const sizes = [
      { title: 'صغير', price: 1.5 },
      { title: 'كبير', price: 2 },
    ];
    expect(table?.items.map(({ title, price, values }) => [title, price, values])).toEqual([
      ['لاتيه', '', { subItems: sizes }],
      ['ماء', '0.5', {}],
    ]);
    expect(table?.ignored).toEqual([]);
  });

  it.each([
    ['tabs', 'كباب\tمع خبز، وسلطة\t3.5\nشيش\t\t4'],
    ['commas', 'كباب,"مع خبز، وسلطة",3.5\nشيش,,4'],
    ['semicolons', 'كباب;مع خبز، وسلطة;3.5\nشيش;;4'],
  ])('may have %s and no headers', (_what, text) => {
    expect(shown(text)).toEqual([
      ['', 'كباب', 'مع خبز، وسلطة', '3.5'],
      ['', 'شيش', '', '4'],
    ]);
  });

  it('without headers has the section by its name, and no numbers of rows', () => {
    expect(shown('1\tالمشاوي\tكباب\t3\n2\tالعصائر\tبرتقال\t2 دينار')).toEqual([
      ['المشاوي', 'كباب', '', '3'],
      ['العصائر', 'برتقال', '', '2'],
    ]);
  });

  it('has prices without their currency, and keeps what is no price as typed', () => {
    const prices = (...typed: readonly string[]) =>
      paste(['الاسم\tالسعر', ...typed.map((price) => `حمص\t${price}`)].join('\n'))?.items.map(({ price }) => price);
    expect(prices('5 دنانير', '١١ دينارًا', '3 ريالات', '1,250 د.أ', '2 JOD', '4.5 ر.س.')).toEqual([
      '5',
      '11',
      '3',
      '1,250',
      '2',
      '4.5',
    ]);
    const words = ['دينارين', 'ديناران ونصف', 'حسب السعر', 'خمسة دينار', 'whole', '5 دينار للكيلو'];
    expect(prices(...words)).toEqual(words);
  });

  it.each(['• حمص - 1.5 دينار\n• فول: ٢', 'حمص، 1.5\nفول، 2', 'حمص ... 1.5\nفول ... 2', 'حمص  1.5 JOD\nفول  2'])(
    'may be the lines of a chat: %j',
    (text) => {
      expect(shown(text)).toEqual([
        ['', 'حمص', '', '1.5'],
        ['', 'فول', '', '2'],
      ]);
    },
  );

  it.each([
    '*المشاوي*\n*كباب* 3.5\nشيش - 75 قرش\n\n*العصائر*\nبرتقال ٢ دينار',
    'المشاوي:\n- كباب: 3.5\n- شيش: 75 قرش\nالعصائر:\n- برتقال: ٢ دينار',
    'المشاوي\nكباب 3.5\nشيش 75 قرش\n\nالعصائر\nبرتقال ٢ دينار',
  ])('may be the lines of a chat below headings: %j', (text) => {
    expect(shown(text)).toEqual([
      ['المشاوي', 'كباب', '', '3.5'],
      ['المشاوي', 'شيش', '', '0.75'],
      ['العصائر', 'برتقال', '', '2'],
    ]);
  });

  it.each([
    ['كبدة ٣ - ٥', 'كبدة', '٣ - ٥'],
    ['كبدة 3-5 دنانير', 'كبدة', '3-5 دنانير'],
    ['كبدة 3/5', 'كبدة', '3/5'],
    ['كبدة 3 / 5', 'كبدة', '3 / 5'],
    ['كبدة 3 أو 5', 'كبدة', '3 أو 5'],
    ['*كبدة*: 3 د.أ - 5 د.أ', 'كبدة', '3 د.أ - 5 د.أ'],
    ['• كبدة - ٣٫٥٠ – ٥', 'كبدة', '٣٫٥٠ – ٥'],
    ['ريش (نصف كيلو) 9.5 / كيلو 18', 'ريش (نصف كيلو)', '9.5 / كيلو 18'],
    ['شاي ٠٫٥٠ - قهوة ١', 'شاي', '٠٫٥٠ - قهوة ١'],
    ['ماء 0.25 / 1.5', 'ماء', '0.25 / 1.5'],
  ])('asks about two prices in a line: %s', (line, title, price) => {
    const [item, other] = paste(`${line}\nحمص 1.5`)?.items ?? [];
    expect(item).toMatchObject({ title, price, values: {}, unread: [{ field: 'price', text: price }] });
    expect(item?.unread[0]?.message.ar).toContain('سعران في خانة واحدة');
    const [sizes, first] = item?.unread[0]?.choices ?? [];
    const [, named = 'كبير'] = /(كيلو|قهوة) \S+$/.exec(price) ?? [];
    expect(sizes).toMatchObject({ price: '', values: { subItems: [{ title: 'صغير' }, { title: named }] } });
    expect([first?.price, first?.values]).toEqual([expect.stringMatching(/^[\d.]+$/), {}]);
    expect(other).toMatchObject({ title: 'حمص', price: '1.5', unread: [] });
  });

  it('has one price in a line whose name ends in a number', () => {
    const lines = [
      ['بيبسي 330 - 1', 'بيبسي 330', '1'],
      ['بيبسي ٣٣٠ ٠٫٧٥', 'بيبسي ٣٣٠', '0.75'],
      ['كباب 1/2 كيلو - 9', 'كباب 1/2 كيلو', '9'],
      ['كباب كيلو 1/2 - 2', 'كباب كيلو 1/2', '2'],
      ['دجاج 1/2', 'دجاج 1/2', ''],
      ['كومبو 1 - 3.5', 'كومبو 1', '3.5'],
      ['كومبو 2 - 4', 'كومبو 2', '4'],
      ['7 Up - 1', '7 Up', '1'],
      ['ناجتس 6 قطع - 3', 'ناجتس 6 قطع', '3'],
    ];
    const items = paste(lines.map(([line]) => line).join('\n'))?.items ?? [];
    expect(items.map(({ title, price }) => [title, price])).toEqual(lines.map(([, ...cells]) => cells));
    expect(items.flatMap(({ unread }) => unread)).toEqual([]);
  });

  it('keeps three prices together, as a price that is to be corrected', () => {
    expect(shown('بيتزا 3 / 5 / 7\nفطيرة 3 - 5 - 7')).toEqual([
      ['', 'بيتزا', '', '3 / 5 / 7'],
      ['', 'فطيرة', '', '3 - 5 - 7'],
    ]);
  });

  it.each(['مشاوي', 'المشاوي 🍢', '*مشاوي*'])('has sections of the menu as headings: %s', (heading) => {
    expect(shown(`${heading}\nكباب 3\nشيش 4\nعصائر\nبرتقال ٢`)).toEqual([
      [heading.replaceAll('*', ''), 'كباب', '', '3'],
      [heading.replaceAll('*', ''), 'شيش', '', '4'],
      ['عصائر', 'برتقال', '', '2'],
    ]);
    expect(shown(`${heading}\nكباب\nشيش`)?.map(([, title]) => title)).toEqual(['كباب', 'شيش']);
  });

  it('without headers has sizes, if several columns have prices that grow', () => {
    const table = paste('لاتيه\t1.5\t2\nشاي\t0.5\nموكا\t1.75\t2.5');
    expect(table?.items.map(({ title, price, values }) => [title, price, values['subItems']])).toEqual([
      [
        'لاتيه',
        '',
        [
          { title: 'صغير', price: 1.5 },
          { title: 'كبير', price: 2 },
        ],
      ],
      ['شاي', '0.5', undefined],
      [
        'موكا',
        '',
        [
          { title: 'صغير', price: 1.75 },
          { title: 'كبير', price: 2.5 },
        ],
      ],
    ]);
    expect(table).toMatchObject({ guessedSizes: ['صغير', 'كبير'], ignored: [] });
    // Numbers that are no prices of sizes, such as calories, are not guessed.
    const calories = paste('Latte\t1.5\t120\nTea\t0.5\t5');
    expect(calories).toMatchObject({ guessedSizes: [], ignored: ['120'], items: [{ price: '1.5' }, { price: '0.5' }] });
  });

  it('loses nothing: what cannot be read stays as text, with its column', () => {
    const table = paste('اسم الأكلة\tالسعر\tالسعرات\tالخيارات\nكباب\tغالي\tكثيرة\tصغير\nشيش\t1,250 JD\t300\t\tزائد');
    expect(table?.items.map(({ title, price }) => [title, price])).toEqual([
      ['كباب', 'غالي'],
      ['شيش', '1,250'],
    ]);
    expect(table?.items[0]?.unread.map(({ header, text }) => [header, text])).toEqual([
      ['السعرات', 'كثيرة'],
      ['الخيارات', 'صغير'],
    ]);
    expect(table?.items[1]?.values).toEqual({ nutrition: { calories: 300 } });
    expect(table?.ignored).toEqual(['5']);
    const sale = paste('الصنف\tالسعر\tOn sale\nكباب\t3\tنعم');
    expect(sale?.items[0]).toMatchObject({ title: 'كباب', price: '3' });
  });

  it('is a list when it has one column without a header', () => {
    expect(paste('1.5\n2\n3')).toMatchObject({
      isList: true,
      items: [{ price: '1.5' }, { price: '2' }, { price: '3' }],
    });
    expect(paste('حمص\nفول')).toMatchObject({ isList: true, items: [{ title: 'حمص' }, { title: 'فول' }] });
  });

  it.each(['حمص', 'زيت، ليمون, ثوم', '', '[\n{"title": "x"}\n]', 'الصنف\tالسعر'])('is not %j', (text) => {
    expect(paste(text)).toBeNull();
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.constantFrom('\t', '\n', ',', ';', '"', '1', 'السعر', 'x')),
        (one, parts) => {
          const text = one + parts.join('');
          const items = paste(text)?.items ?? [];
          expect(items.length).toBeLessThanOrEqual(readDelimited(text).rows.length);
        },
      ),
    );
  });
});
