import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../money/currency.js';
import { unambiguousText } from '../number/parseNumber.js';
import { LANGUAGES } from '../core/translations.js';
import type { Item } from '../item/item.js';
import { IMPORT_COLUMNS, isSizeNumber, itemColumns, sizeNumberLabel } from './columns.js';
import { columnOfHeader } from './headers.js';
import { EXAMPLE_ITEMS } from './exampleItems.js';
import { exportTable } from './exportTable.js';
import { planImport, type ImportMenu } from './planImport.js';
import type { ImportAnswer } from './item-import.js';
import type { ImportTable } from './readRow.js';
import type { Cell } from './cellReading.js';

/** 1 December 2026, 12:00 in Amman. */
const NOW = Date.parse('2026-12-01T09:00:00Z');
const ZONE = 'Asia/Amman';

const id = (index: number) => String(index).padStart(24, 'a');
const title = fc.stringMatching(/^[a-zاأبتحخدرسشعفقكلمنهوي]{2,12}$/);
const price = fc.integer({ min: 0, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000);
const milligrams = fc.integer({ min: 0, max: 5000 });
const nutrition = fc.record({ calories: milligrams, sodium: milligrams, caffeine: milligrams }, { requiredKeys: [] });
const item = fc.record({
  title,
  askPrice: fc.boolean(),
  description: fc.constantFrom('', 'بالثوم', '=1+1', "it's; fine = ok"),
  price,
  pin: fc.boolean(),
  hide: fc.boolean(),
  soldOut: fc.boolean(),
  show: fc.record({ type: fc.constantFrom('small-image', 'large-image') }),
  sale: fc.constantFrom(
    { onSale: false, offPrice: 0 },
    { onSale: true, offPrice: 0.15 },
    { onSale: true, offPrice: 1 },
    { onSale: true, offPrice: 0.15, until: '2027-01-31T21:00:00.000Z' },
    // A client of the API may end a sale within a day.
    { onSale: true, offPrice: 0.15, until: '2027-01-31T12:34:56.789Z' },
  ),
  subItems: fc.uniqueArray(fc.record({ title, price, nutrition }, { requiredKeys: ['title', 'price'] }), {
    selector: (size) => size.title,
    maxLength: 3,
  }),
  translations: fc.constantFrom({}, { en: { title: 'Name' } }),
});

const menuOf = (items: readonly object[]): ImportMenu => ({
  settings: { timeZone: ZONE },
  sections: [
    // The cast is safe: these are the fields that an import reads.
    { _id: id(0), title: 'المشاوي', items: items.map((one, index) => ({ ...one, _id: id(index + 1) })) as Item[] },
  ],
});

const tableOf = (header: readonly string[], ...rows: readonly (readonly Cell[])[]): readonly ImportTable[] => [
  { header, rows: rows.map((cells, index) => ({ row: index + 2, cells })) },
];

describe('an exported menu', () => {
  it('is imported without a change or a remark, in both languages', () => {
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 6 }),
        fc.constantFrom('ar', 'en'),
        fc.constantFrom(...CURRENCIES),
        fc.boolean(),
        (items, language, currency, isText) => {
          const menu = { ...menuOf(items), currency };
          const exported = (menu.sections ?? []).flatMap((section) =>
            (section.items ?? []).map((one) => ({ section: section.title, item: one })),
          );
          const { header, rows } = exportTable(exported, language, ZONE);
          // In a CSV file, all cells are texts.
          const cells = rows.map((row) =>
            row.map((cell) => (isText && typeof cell === 'number' ? unambiguousText(cell) : cell)),
          );
          const { plan } = planImport(menu, tableOf(header, ...cells), [], language, NOW);
          expect(plan).toMatchObject({
            create: [],
            change: [],
            missing: [],
            problems: [],
            ignored: [],
            newSections: [],
          });
          expect(plan.same).toHaveLength(items.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has an example that is imported without a remark', () => {
    for (const language of ['ar', 'en'] as const) {
      const { header, rows } = exportTable(EXAMPLE_ITEMS[language], language, ZONE);
      const { plan } = planImport({}, tableOf(header, ...rows), [], language, NOW);
      expect(plan).toMatchObject({ change: [], problems: [], ignored: [] });
      expect(plan.create.map((one) => one.title)).toEqual(EXAMPLE_ITEMS[language].map((one) => one.item.title));
    }
  });
});

describe('a table', () => {
  const menu = menuOf([
    { title: 'شيش طاووق', description: 'قديم', price: 3.25, pin: false, show: { type: 'small-image' } },
    { title: 'كباب', description: '', price: 4, subItems: [{ _id: id(50), title: 'كبير', price: 6, code: 'L' }] },
  ]);
  const plan = (header: readonly string[], rows: readonly (readonly Cell[])[], answers: readonly ImportAnswer[] = []) =>
    planImport(menu, tableOf(header, ...rows), answers, 'ar', NOW);

  it('takes no cost for a price, and names a column that is repeated', () => {
    const { plan: found } = plan(
      ['القسم', 'الصنف', 'Cost', 'Price', 'السعر'],
      [['الحلويات', 'كنافة', '1.1', '2.75', '3']],
    );
    expect(found.create).toMatchObject([{ title: 'كنافة', values: { price: 2.75 } }]);
    expect(found.ignored).toEqual(['Cost', 'السعر']);
  });

  it('reads the last day of a sale, and asks about days that it can’t tell', () => {
    const header = ['القسم', 'الصنف', 'السعر', 'نسبة الخصم', 'نهاية الخصم'];
    const rowsOf = (...ends: readonly Cell[]) => ends.map((end, index) => ['المشاوي', `ريش ${index}`, 4, '20%', end]);
    const date: Cell = {
      ...{ format: 'date', shown: '2026-12-31' },
      ...{ texts: ['31/12', '12/31', '31/12/2026'], numbers: [31.12], isClear: false },
    };
    const ends = (found: ReturnType<typeof plan>) =>
      found.work.create.map(({ values }) => (values['sale'] as Item['sale'])?.until);
    const instant = '2026-12-31T21:00:00.000Z';
    const read = plan(header, rowsOf('2026-12-31', '31/12/2026', '12/31/2026', '٣١-١٢-٢٠٢٦', date, instant, ''));
    expect(ends(read)).toEqual([...Array<string>(6).fill(instant), undefined]);

    const wrong = plan(header, rowsOf('4/5/2027', 'قريبًا', '31/2/2027', 46_387, '9999-12-31', '30/11/2026'));
    expect([wrong.work.create, wrong.plan.problems.map(({ field, header }) => [field, header])]).toEqual([
      [],
      Array<string[]>(6).fill(['sale.until', 'نهاية الخصم']),
    ]);
    expect(wrong.plan.problems[0]?.choices.map(({ value }) => value)).toEqual(['2027-05-04', '2027-04-05']);
    expect(wrong.plan.problems[1]?.message).toContain('ليس تاريخًا');
    expect(wrong.plan.problems[5]?.message).toContain('مضت');
    const answer = { row: 2, field: 'sale.until', value: '2027-05-04' };
    expect(ends(plan(header, rowsOf('4/5/2027'), [answer]))).toEqual(['2027-05-04T21:00:00.000Z']);
  });

  it('sets and removes the end of a sale, and refuses one without a sale', () => {
    const sale = { onSale: true, offPrice: 0.2, until: '2026-12-31T21:00:00.000Z' };
    const shown = { price: 4, pin: false, show: { type: 'small-image' } };
    const own = menuOf([
      { ...shown, title: 'ريش', sale },
      { ...shown, title: 'شقف' },
    ]);
    const found = planImport(
      own,
      tableOf(['الصنف', 'نهاية الخصم'], ['ريش', '-'], ['شقف', '2026-12-31']),
      ...([[], 'ar', NOW] as const),
    );
    expect(found.work.change).toMatchObject([{ values: { sale: { onSale: true, offPrice: 0.2, until: null } } }]);
    expect(found.plan.problems.map(({ row, field }) => [row, field])).toEqual([[3, 'sale.until']]);
    const later = planImport(own, tableOf(['الصنف', 'نهاية الخصم'], ['ريش', '1-1-2027'], ['شقف', '-']), [], 'ar', NOW);
    expect(later.plan.change[0]?.fields).toEqual([
      { field: 'sale.until', from: sale.until, to: '2027-01-01T21:00:00.000Z' },
    ]);
    expect(later.plan.same.map(({ title }) => title)).toEqual(['شقف']);
  });

  it('gives changes field by field, and keeps what it does not name', () => {
    const { plan: found } = plan(
      ['الصنف', 'السعر', 'الوصف', 'ملاحظات'],
      [
        ['شيش طاوُوق', '٣٫٧٥ د.أ', 'جديد', 'x'],
        ['', '', '', ''],
      ],
    );
    expect(found.change).toEqual([
      {
        row: 2,
        _id: id(1),
        title: 'شيش طاووق',
        section: 'المشاوي',
        fields: [
          { field: 'description', from: 'قديم', to: 'جديد' },
          { field: 'price', from: 3.25, to: 3.75 },
        ],
      },
    ]);
    expect(found.missing.map(({ _id }) => _id)).toEqual([id(2)]);
    expect(found.ignored).toEqual(['ملاحظات']);
  });

  it('has sizes in one cell or in columns, and present ones keep their code', () => {
    const { work } = plan(['الاسم', 'الخيارات', 'السعر: وسط'], [['كباب', 'كبير=6.5', 5]]);
    expect(work.change[0]?.values).toEqual({
      subItems: [
        { _id: id(50), title: 'كبير', price: 6.5, code: 'L' },
        { title: 'وسط', price: 5 },
      ],
    });
  });

  it.each(['ar', 'en'])('has the titles of sizes in a further language: %s', (language) => {
    const { work } = plan(['الاسم', 'الخيارات', `الخيارات (${language})`], [['كباب', 'كبير=6.5; وسط=5', 'L; M']]);
    expect(work.change[0]?.values['subItems']).toMatchObject([
      { title: 'كبير', translations: { [language]: { title: 'L' } } },
      { title: 'وسط', translations: { [language]: { title: 'M' } } },
    ]);
  });

  it.each(['الحجم', 'المقاس', 'Size', 'variant'])('has one size in each row below «%s»', (header) => {
    const { plan: found, work } = plan(
      ['القسم', 'الصنف', header, 'السعر (ريال)', 'السعرات'],
      [
        ['المشاوي', 'لاتيه', 'صغير', '1.5', 120],
        ['', '', 'كبير', '٢٫٢٥', ''],
        ['المشاوي', 'كباب', 'كبير', 6, ''],
        ['المشاوي', 'كباب', 'عائلي', '1,250', ''],
        ['المشاوي', 'ماء', '-', 0.5, ''],
      ],
      [{ row: 4, field: 'subItems', value: 'كبير=6; عائلي=12' }],
    );
    expect(found).toMatchObject({ problems: [], ignored: [] });
    expect(work.create.map(({ values }) => values)).toEqual([
      {
        title: 'لاتيه',
        price: 1.5,
        nutrition: { calories: 120 },
        subItems: [
          { title: 'صغير', price: 1.5 },
          { title: 'كبير', price: 2.25 },
        ],
      },
      { title: 'ماء', price: 0.5, subItems: [] },
    ]);
    expect(work.change).toEqual([
      {
        _id: id(2),
        values: {
          subItems: [
            { _id: id(50), title: 'كبير', price: 6, code: 'L' },
            { title: 'عائلي', price: 12 },
          ],
        },
      },
    ]);
  });

  it('gives each size the numbers of its own row, and the item those of all', () => {
    const { plan: found, work } = plan(
      ['القسم', 'الصنف', 'الحجم', 'السعر', 'السعرات', 'الصوديوم'],
      [
        ['المشاوي', 'لاتيه', 'صغير', 1.5, 90, '٢٠'],
        ['المشاوي', 'لاتيه', 'كبير', 2, '١٢٠', 20],
        ['المشاوي', 'شاي', 'صغير', 1, '', ''],
        ['المشاوي', 'شاي', 'كبير', 2, 'كثير', ''],
      ],
    );
    expect(work.create.map(({ values }) => values)).toEqual([
      {
        title: 'لاتيه',
        price: 1.5,
        nutrition: { sodium: 20 },
        subItems: [
          { title: 'صغير', price: 1.5, nutrition: { calories: 90 } },
          { title: 'كبير', price: 2, nutrition: { calories: 120 } },
        ],
      },
    ]);
    expect(found.problems.map(({ row, field, message }) => [row, field, message])).toEqual([
      [4, 'subItems', expect.stringContaining('كثير')],
    ]);
  });

  it('finds sections by spellings, and creates a new one once for all of its', () => {
    const { plan: found, work } = plan(
      ['القسم', 'الصنف', 'السعر'],
      [
        ['مشاوي 🍢', 'كباب', 3],
        ['مشروبات', 'شاي', 1],
        ['المشروبات', 'قهوة', 1],
        ['مكرونات', 'بنّه', 2],
      ],
    );
    expect(found.newSections).toEqual(['مشروبات', 'مكرونات']);
    expect(work.create.map(({ section }) => section)).toEqual(['مشروبات', 'مشروبات', 'مكرونات']);
    expect(work.change).toEqual([{ _id: id(2), values: { price: 3 } }]);
  });

  it('asks about sizes that differ in other columns, and ambiguous prices', () => {
    const { plan: found } = plan(
      ['القسم', 'الصنف', 'الحجم', 'السعر', 'الوصف'],
      [
        ['المشاوي', 'لاتيه', 'صغير', 1, 'بارد'],
        ['المشاوي', 'لاتيه', 'كبير', 2, 'ساخن'],
        ['المشاوي', 'شاي', 'كبير', '1,250', ''],
      ],
    );
    expect(found.problems.map(({ row, field }) => [row, field])).toEqual([
      [3, 'title'],
      [4, 'subItems'],
    ]);
    expect(found.problems[1]?.choices.map(({ value }) => value)).toEqual(['كبير=1.25', 'كبير=1250']);
  });

  const problemsOf = (cells: readonly Cell[], answers: readonly ImportAnswer[] = []) =>
    plan(['التصنيف', 'الاسم', 'السعر', 'التثبيت'], [cells], answers).plan.problems.map(({ field, choices }) => [
      field,
      choices.map(({ value }) => value),
    ]);

  it.each<[string, readonly Cell[], unknown]>([
    ['an ambiguous number', ['المشاوي', 'جديد', '1,250'], ['price', ['1.25', '1250']]],
    ['two prices', ['المشاوي', 'جديد', '10 - 16'], ['price', ['صغير=10; كبير=16', '10', '16']]],
    ['no number', ['المشاوي', 'جديد', 'مجانا'], ['price', []]],
    ['more than three decimals', ['المشاوي', 'جديد', '1.2345'], ['price', []]],
    ['a missing price', ['المشاوي', 'جديد', ''], ['price', ['حسب السوق']]],
    ['a section with a typing error', ['المشاوى ي', 'جديد', 1], ['section', ['المشاوى ي', 'المشاوي']]],
    ['an unknown value', ['المشاوي', 'جديد', 1, 'ربما'], ['pin', ['نعم', 'لا']]],
    ['a price far from the present one', ['المشاوي', 'شيش طاووق', 32.5], ['price', ['32.5', '3.25']]],
  ])('asks about %s', (_, cells, problem) => {
    expect(problemsOf(cells)).toEqual([problem]);
    expect(problemsOf(cells, [{ row: 2, field: 'skip', value: '1' }])).toEqual([]);
  });

  it.each<[string, readonly string[], readonly (readonly Cell[])[], string, readonly string[]]>([
    ['a column of its own', ['الاسم', 'السعر: كبير', 'السعر: وسط'], [['كباب', 60, 5]], 'price: كبير', ['60', '6']],
    ['a list', ['الاسم', 'الخيارات'], [['كباب', 'كبير=60; وسط=5']], 'subItems', ['كبير=60; وسط=5', 'كبير=6; وسط=5']],
    ['the cell of the price', ['الاسم', 'السعر'], [['كباب', 'كبير=60']], 'price', ['كبير=60', 'كبير=6']],
    [
      'a row of its own',
      ['الاسم', 'الحجم', 'السعر'],
      [
        ['كباب', 'كبير', 60],
        ['كباب', 'وسط', 5],
      ],
      'subItems',
      ['كبير=60; وسط=5', 'كبير=6; وسط=5'],
    ],
  ])('asks about the price of a size far from the present one, in %s', (_, header, rows, field, choices) => {
    const { plan: asked, work } = plan(header, rows);
    expect(work.change).toEqual([]);
    expect(asked.problems.map((one) => [one.row, one.field, one.choices.map(({ value }) => value)])).toEqual([
      [2, field, choices],
    ]);
    for (const [index, value] of choices.entries()) {
      const { plan: decided, work: done } = plan(header, rows, [{ row: 2, field, value }]);
      expect(decided.problems).toEqual([]);
      const sizes = done.change[0]?.values['subItems'] ?? [{ title: 'كبير', price: 6 }];
      expect(sizes).toContainEqual(expect.objectContaining({ title: 'كبير', price: [60, 6][index] }));
    }
  });

  it('proposes the probable choice, and none if all are equally likely', () => {
    const { plan: found } = plan(
      ['التصنيف', 'الاسم', 'السعر'],
      [
        ['المشاوى ي', 'منسف', 4],
        ['المشاوي', 'مقلوبة', '10 - 16'],
        ['المشاوي', 'مسخن', '1,250'],
        ['المشاوي', 'شيش طاووق', 32.5],
      ],
    );
    expect(found.problems.map(({ choices }) => choices.map(({ proposed }) => proposed))).toEqual([
      [false, false],
      [true, false, false],
      [false, false],
      [false, false],
    ]);
  });

  it('asks about a dot before three digits in riyals, and takes the answer', () => {
    const inRiyals = (answers: readonly ImportAnswer[]) =>
      planImport(
        { ...menu, currency: 'SAR' },
        tableOf(['التصنيف', 'الاسم', 'السعر'], ['المشاوي', 'جديد', '1.125 ر.س']),
        answers,
        'ar',
        NOW,
      );
    const [problem] = inRiyals([]).plan.problems;
    expect(problem?.choices.map(({ label }) => label)).toEqual(['1.125', '1125']);
    const read = problem?.choices.map(
      ({ value }) => inRiyals([{ row: 2, field: 'price', value }]).work.create[0]?.values,
    );
    expect(read).toMatchObject([{ price: 1.125 }, { price: 1125 }]);
  });

  const FEB_1: Cell = {
    format: 'date',
    shown: '2026-02-01',
    texts: ['1/2', '2/1'],
    numbers: [1.2, 2.1, 1.02],
    isClear: true,
  };

  it.each<[string, string, readonly string[]]>([
    ['السعر', 'price', ['1.2', '2.1', '1.02']],
    ['الوصف', 'description', ['1/2', '2/1']],
    ['الاسم', 'title', ['1/2', '2/1']],
    ['الاسم (en)', 'translations.en.title', ['1/2', '2/1']],
    ['السعرات', 'nutrition.calories', []],
    ['التصنيف', 'section', ['1/2', '2/1']],
    ['السعر: كبير', 'price: كبير', ['1.2', '2.1', '1.02']],
  ])('asks what was typed where %s became a date', (header, field, choices) => {
    const cells = new Map<string, Cell>([
      ['التصنيف', 'المشاوي'],
      ['الاسم', 'جديد'],
      ['السعر', 3],
      [header, FEB_1],
    ]);
    const answered = (answers: readonly ImportAnswer[]) => plan([...cells.keys()], [[...cells.values()]], answers);
    const { plan: asked, work } = answered([]);
    expect(asked.problems.map((one) => [one.field, one.choices.map(({ value }) => value)])).toEqual([[field, choices]]);
    expect(asked.problems[0]?.choices.map(({ proposed }) => proposed)).toEqual(choices.map((_, at) => at === 0));
    expect(work.create).toEqual([]);
    const decided = answered([{ row: 2, field, value: choices[0] ?? '90' }]);
    expect([decided.plan.problems.length, decided.work.create.length]).toEqual([0, 1]);
  });

  it('asks for the name of a size that became a date, before joining rows', () => {
    const rows: readonly Cell[][] = [
      ['المشاوي', 'فرخة', FEB_1, 4],
      ['المشاوي', 'فرخة', 'كاملة', 7.5],
    ];
    const header = ['التصنيف', 'الاسم', 'الحجم', 'السعر'];
    const { plan: asked, work } = plan(header, rows);
    expect([asked.problems.map(({ row, field }) => [row, field]), work.create]).toEqual([[[2, 'subItems']], []]);
    const { work: done } = plan(header, rows, [{ row: 2, field: 'subItems', value: '1/2' }]);
    expect(done.create[0]?.values['subItems']).toEqual([
      { title: '1/2', price: 4 },
      { title: 'كاملة', price: 7.5 },
    ]);
    expect(plan(header, rows, [{ row: 2, field: 'skip', value: '1' }]).plan).toMatchObject({
      create: [],
      problems: [],
    });
  });

  it('may have several sheets, whose names are the sections of new items', () => {
    const sheet = (
      title: string,
      offset: number,
      header: readonly string[],
      ...rows: readonly (readonly Cell[])[]
    ) => ({
      ...{ sheet: title, offset, header },
      rows: rows.map((cells, index) => ({ row: offset + index + 2, cells })),
    });
    const { plan: found, work } = planImport(
      menu,
      [
        sheet('المشاوي', 0, ['الاسم', 'السعر'], ['ريش', 9], ['كباب', 4]),
        sheet('السلطات', 3, ['السعر', 'الاسم', 'لون'], [2, 'فتوش', 'x']),
        sheet('Sheet3', 5, ['التصنيف', 'الاسم', 'السعر'], ['المشاوي', 'شقف', 6], ['', 'فتوش', '1,250']),
        sheet('ورقة4', 8, ['الاسم', 'السعر'], ['ماء', 1], ['كباب', 5]),
      ],
      [],
      'en',
      NOW,
    );
    expect(found.create.map(({ row, title, section }) => [row, title, section])).toEqual([
      [2, 'ريش', 'المشاوي'],
      [5, 'فتوش', 'السلطات'],
      [7, 'شقف', 'المشاوي'],
    ]);
    expect(work.change).toEqual([]);
    expect(
      found.problems.map(({ row, field, message }) => [row, field, message.replace(/[\u2068\u2069]/g, '')]),
    ).toEqual([
      [8, 'price', '“1,250” can be read in more than one way. Which one is meant?'],
      [10, 'section', 'This field is required'],
      [11, 'title', 'Repeated in row 3 of the sheet “المشاوي”'],
    ]);
    expect([found.newSections, found.ignored, found.sheets[2]]).toEqual([
      ['السلطات'],
      ['لون'],
      { title: 'Sheet3', offset: 5 },
    ]);
  });

  it('follows the decisions', () => {
    const { plan: found, work } = plan(
      ['التصنيف', 'الاسم', 'السعر'],
      [
        ['المشاوي', 'منسف', '10 - 16'],
        ['المشاوىي', 'مقلوبة', '1,250'],
        ['', 'شيش طاووق', '32.5'],
      ],
      [
        { row: 2, field: 'price', value: 'صغير=10; كبير=16' },
        { row: 3, field: 'price', value: '1.25' },
        { row: 3, field: 'section', value: 'المشاوىي' },
        { row: 4, field: 'price', value: '32.5' },
        { row: 4, field: 'section', value: 'المشاوي' },
      ],
    );
    expect(found.problems).toEqual([]);
    expect(work.create).toMatchObject([
      {
        section: id(0),
        values: {
          price: 10,
          subItems: [
            { title: 'صغير', price: 10 },
            { title: 'كبير', price: 16 },
          ],
        },
      },
      { section: 'المشاوىي', values: { price: 1.25 } },
    ]);
    expect(work.change).toEqual([{ _id: id(1), values: { price: 32.5 } }]);
  });

  it('translates sizes, whether or not the cell repeats their prices', () => {
    for (const cell of ['Half kilo; Kilo', 'Half kilo=5.5؛ Kilo = ١٠ (Calories=90)']) {
      const { work } = plan(['الاسم', 'الخيارات', 'الخيارات بالإنجليزية'], [['كباب', 'نصف كيلو=5.5; كيلو=10', cell]]);
      expect(work.change[0]?.values).toMatchObject({
        subItems: [{ translations: { en: { title: 'Half kilo' } } }, { translations: { en: { title: 'Kilo' } } }],
      });
    }
  });

  it('names an item once', () => {
    const { plan: found } = plan(
      ['الاسم', 'السعر'],
      [
        ['كباب', 4.5],
        ['كباب', 5],
      ],
    );
    expect(found.change).toHaveLength(1);
    expect(found.problems).toMatchObject([{ row: 3, field: 'title' }]);
  });
});

describe('the columns', () => {
  it('are found by Arabic, English and everyday headers', () => {
    expect(
      ['السِعر', 'PRICE', 'price', 'القسم', 'Category', 'الاسم (en)', 'Options in English'].map((one) =>
        columnOfHeader(one),
      ),
    ).toMatchObject(
      ['price', 'price', 'price', 'section', 'section', 'translations.en.title', 'subItems.en'].map((key) => ({ key })),
    );
    expect(
      ['الصنف', 'اسم المنتج', 'الوصف', 'السعرات', 'price (SAR)', 'السعر (ر.س)', 'سعر البيع'].map((one) =>
        columnOfHeader(one),
      ),
    ).toMatchObject(
      ['title', 'title', 'description', 'nutrition.calories', 'price', 'price', 'price'].map((key) => ({ key })),
    );
    expect(columnOfHeader('السعر: كبير')).toEqual({ size: 'كبير' });
    expect(columnOfHeader('لون')).toBeNull();
  });

  it('follow the schema, so that a new field is a new column', () => {
    const calories = { type: 'integer', title: 'السعرات', 'x-en': 'Calories' } as const;
    const columns = itemColumns({ type: 'object', properties: { calories } });
    expect(columns.map(({ key, kind }) => [key, kind])).toContainEqual(['calories', 'number']);
    expect(new Set(IMPORT_COLUMNS.map(({ key }) => key)).size).toBe(IMPORT_COLUMNS.length);
    const ofSizes = IMPORT_COLUMNS.filter(isSizeNumber);
    expect(ofSizes.map(({ key }) => key)).toContain('nutrition.calories');
    for (const language of LANGUAGES)
      expect(ofSizes.map((column) => columnOfHeader(sizeNumberLabel(column, language)))).toEqual(ofSizes);
  });
});
