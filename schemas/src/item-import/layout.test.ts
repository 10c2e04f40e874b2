import { describe, expect, it } from 'vitest';
import { sectionFinder } from '../section/sectionFinder.js';
import type { Cell } from './cellReading.js';
import { readDelimited } from './delimited.js';
import type { ImportAnswer, SheetMapping } from './item-import.js';
import { layoutSheets } from './layout.js';
import { planImport, type ImportMenu } from './planImport.js';
import { isMarketPrice, withSizeNames } from './priceCell.js';

type Sheet = string | readonly (readonly Cell[])[];

const rowsOf = (sheet: Sheet) =>
  typeof sheet === 'string'
    ? readDelimited(sheet)
    : {
        rows: sheet.map((cells, index) => ({ row: index + 1, cells })).filter(({ cells }) => cells.some(Boolean)),
        hasMore: false,
      };

interface Given {
  readonly menu?: ImportMenu;
  readonly mapping?: readonly SheetMapping[];
  readonly answers?: readonly ImportAnswer[];
}

function imported(
  sheets: Sheet | Readonly<Record<string, Sheet>>,
  { menu = {}, mapping = [], answers = [] }: Given = {},
) {
  const named = typeof sheets === 'string' || Array.isArray(sheets) ? { '': sheets as Sheet } : sheets;
  const find = sectionFinder(menu.sections ?? []);
  const { tables, layout } = layoutSheets(
    Object.entries(named).map(([title, sheet]) => ({ title, ...rowsOf(sheet as Sheet) })),
    mapping,
    { isSection: (title) => find(title) !== undefined, currency: menu.currency, language: 'ar' },
  );
  const { plan } = planImport(menu, tables, answers, 'ar', 0);
  return { plan, layout, keys: layout.map(({ columns }) => columns.map(({ key }) => key)) };
}
interface Created {
  readonly section: string;
  readonly title: string;
  readonly price?: unknown;
  readonly sizes?: unknown;
  readonly askPrice?: unknown;
}

const created = ({ plan }: ReturnType<typeof imported>): readonly Created[] =>
  plan.create.map(({ section, title, values: { price, askPrice, subItems, description, translations } }) => ({
    section,
    title,
    ...(Array.isArray(subItems) && subItems.length > 0
      ? { sizes: subItems.map((size) => [size.title, size.price]) }
      : { price }),
    ...(askPrice ? { askPrice } : {}),
    ...(description ? { description } : {}),
    ...(translations ? { translations } : {}),
  }));
const english = (title: string) => ({ translations: { en: { title } } });

describe('a file that somebody made', () => {
  it('has 195 dishes in two languages with up to three prices', () => {
    const dishes = Array.from({ length: 195 }, (_, index) => {
      const prices = [2 + (index % 7), index % 3 > 0 ? 4 + (index % 7) : '', index % 3 > 1 ? 6.5 + (index % 7) : ''];
      return [`قسم ${Math.floor(index / 20)}`, `طبق ${index}`, `Dish ${index}`, ...prices];
    });
    const file = imported([['التصنيف', 'اسم الصنف', 'English Name', 'السعر 1', 'السعر 2', 'السعر 3'], ...dishes]);
    expect([file.plan.problems, file.plan.create.length, file.plan.newSections.length]).toEqual([[], 195, 10]);
    expect(created(file).slice(0, 3)).toEqual([
      { section: 'قسم 0', title: 'طبق 0', price: 2, ...english('Dish 0') },
      {
        section: 'قسم 0',
        title: 'طبق 1',
        sizes: [
          ['صغير', 3],
          ['وسط', 5],
        ],
        ...english('Dish 1'),
      },
      {
        section: 'قسم 0',
        title: 'طبق 2',
        sizes: [
          ['صغير', 4],
          ['وسط', 6],
          ['كبير', 8.5],
        ],
        ...english('Dish 2'),
      },
    ]);
    const renamed = imported([['التصنيف', 'اسم الصنف', 'English Name', 'السعر 1', 'السعر 2', 'السعر 3'], ...dishes], {
      mapping: [{ sheet: 0, columns: ['section', 'title', '', 'price: ربع', 'price: نصف', 'price: كامل'] }],
    });
    expect(created(renamed)[2]?.sizes).toEqual([
      ['ربع', 4],
      ['نصف', 6],
      ['كامل', 8.5],
    ]);
  });

  it.each([
    ['USD', 'price', '', 3.5],
    ['LBP', '', 'price', 315_000],
  ] as const)('has prices in two currencies, of which those in %s are read', (currency, usd, lbp, price) => {
    const rows = [
      ['حمص متبّل', '$3.50', '315,000 ل.ل'],
      ['فتوش', '$4', '360,000 ل.ل'],
    ];
    for (const header of [
      ['الصنف', 'USD', 'LBP'],
      ['الصنف', 'السعر بالدولار', 'السعر بالليرة اللبنانية'],
    ]) {
      const file = imported([header, ...rows], { menu: { currency, sections: [{ _id: 'm', title: 'مازة' }] } });
      expect(file.keys).toEqual([['title', usd, lbp]]);
      expect(file.layout[0]?.columns.map(({ note }) => note).filter(Boolean)).toEqual(['currency']);
      const answers = [2, 3].map((row) => ({ row, field: 'section', value: 'مازة' }));
      const decided = imported([header, ...rows], { menu: { currency }, answers });
      expect([...decided.plan.problems.map(({ kind }) => kind), created(decided)[0]?.price]).toContain(price);
    }
  });

  it('is a café’s list without a header, with headings between the rows', () => {
    const file = imported([
      ['مشروبات ساخنة'],
      ['إسبريسو', 1.25, 1.75],
      ['لاتيه', 2, 2.75],
      ['شاي', 1],
      [],
      ['حلويات'],
      ['كنافة', 'على حسب السوق'],
      ['تشيز كيك', 3],
    ]);
    expect(created(file)).toEqual([
      {
        section: 'مشروبات ساخنة',
        title: 'إسبريسو',
        sizes: [
          ['صغير', 1.25],
          ['كبير', 1.75],
        ],
      },
      {
        section: 'مشروبات ساخنة',
        title: 'لاتيه',
        sizes: [
          ['صغير', 2],
          ['كبير', 2.75],
        ],
      },
      { section: 'مشروبات ساخنة', title: 'شاي', price: 1 },
      { section: 'حلويات', title: 'كنافة', price: 0, askPrice: true },
      { section: 'حلويات', title: 'تشيز كيك', price: 3 },
    ]);
    const columns = imported(
      'قهوة,اسبريسو,Espresso,1.5\nقهوة,لاتيه,Latte,2\nشاي,شاي أخضر,Green tea,1\nشاي,كرك,Karak,1',
    );
    expect(columns.keys).toEqual([['section', 'title', 'translations.en.title', 'price']]);
    const described = imported('قهوة تركية,1.25,محمّصة يوميًا\nاسبريسو,1.5,\nلاتيه,2,\nموكا,2.75,شوكولاتة بلجيكية');
    expect(described.keys).toEqual([['title', 'price', 'description']]);
    const typed = imported(
      'الأطباق\nكباب كيلو 14 دينار، نصف كيلو 7.5\nريش غنم حسب السوق\nالعصائر\nبرتقال ٢\nليمون ونعنع ٢٫٢٥',
    );
    expect(created(typed).map(({ section, title, price, askPrice }) => [section, title, price, askPrice])).toEqual([
      ['الأطباق', 'ريش غنم', 0, true],
      ['العصائر', 'برتقال', 2, undefined],
      ['العصائر', 'ليمون ونعنع', 2.25, undefined],
    ]);
    expect(typed.plan.problems.map(({ row, kind }) => [row, kind])).toEqual([[2, 'prices']]);
    const chat = imported('*مقبلات*\nحمص - 1.5\nفول - 1\n\n*مشاوي*\nكباب - 5\nشيش - 4');
    expect(created(chat).map(({ section, title, price }) => [section, title, price])).toEqual([
      ['مقبلات', 'حمص', 1.5],
      ['مقبلات', 'فول', 1],
      ['مشاوي', 'كباب', 5],
      ['مشاوي', 'شيش', 4],
    ]);
  });

  it('is the export of a till, with its codes, taxes and English headers', () => {
    const file = imported(
      [
        'Item Code;Barcode;Category;Item name;Arabic name;Price JD;Tax %;Cost;Description',
        'A001;6291001001001;Grills;Kebab;كباب;5.500;16;2.100;With bread',
        'A002;6291001001002;Grills;Shish;شيش طاووق;4.750;16;1.900;',
        'A003;6291001001003;Drinks;Ayran;عيران;0.750;16;0.200;Cold',
      ].join('\n'),
    );
    expect(file.keys).toEqual([
      ['code', '', 'section', 'translations.en.title', 'title', 'price', '', '', 'description'],
    ]);
    expect(created(file)[0]).toEqual({
      ...{ section: 'Grills', title: 'كباب', price: 5.5, description: 'With bread' },
      ...english('Kebab'),
    });
    expect(file.plan.create.map(({ values }) => values['code'])).toEqual(['A001', 'A002', 'A003']);
    expect(file.plan.ignored).toEqual(['Barcode', 'Tax %', 'Cost']);
    const short = imported(
      'PLU,Dept,Short Name,Long Name,Price\n11,GRILL,KEBAB,Kebab plate,4.5\n12,GRILL,COLA,Cola can,0.5',
    );
    expect(short.keys).toEqual([['code', 'section', '', 'title', 'price']]);
    const described = imported(
      'Code,Item Description,Arabic Description,Category,Price,UOM\n101,BEEF WRAP,راب لحم,WRAPS,2,EA\n102,FRIES,بطاطا,SIDES,1,EA\n103,SALAD,سلطة,SIDES,1,EA',
    );
    expect(described.keys).toEqual([['code', 'translations.en.title', 'title', 'section', 'price', '']]);
  });

  it('has title rows, merged cells, and two rows of headers', () => {
    const file = imported({
      الأسعار: [
        ['مطعم الديرة', null, null, null],
        ['قائمة الأسعار 2026', null, null, null],
        ['التصنيف', 'الصنف', 'السعر', null],
        [null, null, 'نصف كيلو', 'كيلو'],
        ['مشاوي', 'كباب', 9.5, 18],
        [null, 'شقف', 10, '١٩'],
        ['التصنيف', 'الصنف', 'السعر', null],
        ['سمك', 'هامور', 'حسب السوق', null],
      ],
      ملاحظات: [['الأسعار شاملة الضريبة'], ['للاستفسار اتصل بنا']],
    });
    expect(file.layout.map(({ use, header, above }) => [use, header, above])).toEqual([
      [true, 3, 2],
      [false, 0, 0],
    ]);
    expect(created(file)).toEqual([
      {
        section: 'مشاوي',
        title: 'كباب',
        sizes: [
          ['نصف كيلو', 9.5],
          ['كيلو', 18],
        ],
      },
      {
        section: 'مشاوي',
        title: 'شقف',
        sizes: [
          ['نصف كيلو', 10],
          ['كيلو', 19],
        ],
      },
      { section: 'سمك', title: 'هامور', price: 0, askPrice: true },
    ]);
  });

  it('has several prices in a cell, which one decision makes sizes', () => {
    const sheet = [
      ['القسم', 'الصنف', 'السعر'],
      ['بيتزا', 'مارغريتا', '3 / 5 / 7'],
      ['بيتزا', 'خضار', '3.5 - 5.5 - 8'],
      ['بيتزا', 'دجاج', 'صغير 4 / كبير 6'],
      ['بيتزا', 'لحم', 'من 4 إلى 6'],
      ['بيتزا', 'سمك', ''],
    ];
    const asked = imported(sheet);
    expect(asked.plan.problems.map(({ row, kind, choices }) => [row, kind, choices.length])).toEqual([
      [2, 'prices', 4],
      [3, 'prices', 4],
      [5, 'prices', 3],
      [6, 'noPrice', 1],
    ]);
    const answers = asked.plan.problems.map(({ row, field, choices: [first] }) => ({
      ...{ row, field },
      value: withSizeNames(first?.value ?? '', row === 2 ? ['S', 'M', 'L'] : []),
    }));
    expect(created(imported(sheet, { answers }))).toEqual([
      {
        section: 'بيتزا',
        title: 'مارغريتا',
        sizes: [
          ['S', 3],
          ['M', 5],
          ['L', 7],
        ],
      },
      {
        section: 'بيتزا',
        title: 'خضار',
        sizes: [
          ['صغير', 3.5],
          ['وسط', 5.5],
          ['كبير', 8],
        ],
      },
      {
        section: 'بيتزا',
        title: 'دجاج',
        sizes: [
          ['صغير', 4],
          ['كبير', 6],
        ],
      },
      {
        section: 'بيتزا',
        title: 'لحم',
        sizes: [
          ['صغير', 4],
          ['كبير', 6],
        ],
      },
      { section: 'بيتزا', title: 'سمك', price: 0, askPrice: true },
    ]);
  });

  it('is no guess of a section that is not close', () => {
    const menu = { sections: [{ _id: 's'.repeat(24), title: 'مشروبات', items: [] }] };
    const of = (section: string) =>
      imported(
        [
          ['القسم', 'الصنف', 'السعر'],
          [section, 'صنف', 1],
        ],
        { menu },
      ).plan;
    expect(of('مكرونات')).toMatchObject({ newSections: ['مكرونات'], problems: [] });
    expect(of('مشروباط').problems[0]?.choices.map(({ value }) => value)).toEqual(['مشروباط', 'مشروبات']);
  });

  it('says in many ways that a price is asked for', () => {
    const words = ['على حسب السوق', 'سعر السوق', 'Market price', 'M.P.', 'السعر عند الطلب', 'as per market'];
    expect(words.filter((text) => !isMarketPrice(text))).toEqual([]);
    expect(['سوق 5', 'مجانا', 'Mushroom', 'غالي'].filter(isMarketPrice)).toEqual([]);
  });
});
