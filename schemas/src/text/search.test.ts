import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWords } from './nearestWords.js';
import { isOneLetterApart } from './typos.js';
import {
  createMatcher,
  createRanker,
  createTypoMatcher,
  normalizeArabic,
  matchesQuery,
  toSearchable,
  findMatches,
} from './search.js';

describe('folding', () => {
  it('makes spellings of one word alike', () => {
    expect(normalizeArabic('أُمّ إِبراهيمَ')).toBe(normalizeArabic('ام ابراهيم'));
    expect(normalizeArabic('شاورمـــا مُشَكَّلة')).toBe('شاورما مشكله');
    expect(normalizeArabic('ٱلقهوى آيس')).toBe(normalizeArabic('القهوي ايس'));
    expect(normalizeArabic('  Café\u200f  ٢٥ ')).toBe('cafe 25');
    expect(normalizeArabic('ﻻتيه')).toBe(normalizeArabic('لاتيه'));
  });

  it('changes nothing the second time', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'أإآاةهىيٱـ ًٌَُ٠۹Aa ') }));
    fc.assert(fc.property(text, (any) => normalizeArabic(normalizeArabic(any)) === normalizeArabic(any)));
  });
});

/** Words with the letters and marks that people omit or add. */
const letters = fc.string({ unit: fc.constantFrom(...'أإآاةهىيؤئءوبتسٱـ\u064b\u064f\u0651٠۹3Aaéς  '), maxLength: 24 });

describe('a search', () => {
  it('finds every word in any order', () => {
    expect(matchesQuery('دجاج شاورما', 'شاورما الدّجاج العربيّة')).toBe(true);
    expect(matchesQuery('عربيه', 'شاورما الدّجاج العربيّة')).toBe(true);
    expect(matchesQuery('شاورما لحم', 'شاورما الدّجاج العربيّة')).toBe(false);
    // Signs between the words are not words.
    expect(matchesQuery('chicken & rice', 'Rice and Chicken')).toBe(true);
    expect(matchesQuery('مويه', 'Musakhan with Maqlouba')).toBe(false);
  });

  it('finds all when nothing is asked', () => {
    expect(['', '  ', 'ـ'].map((query) => matchesQuery(query, 'كنافة'))).toEqual([true, true, true]);
  });
});

describe('words in the plural', () => {
  it.each([
    ['مشروبات غازية', 'مشروب غازي'],
    ['المشروبات الغازيّة', 'مشروب غازي'],
    ['مشروب غازي', 'مشروبات غازية'],
    ['مشروب غازي', 'المشروبات الغازية'],
    ['سلطات', 'سلطة يونانية'],
    ['الشوربات', 'شوربة عدس'],
    ['بيتزات', 'بيتزا خضار'],
    ['برجر ومشروبات', 'برجر مع مشروب'],
  ])('«%s» finds «%s»', (query, text) => {
    expect(createMatcher(query)(toSearchable(text))).toBeLessThan(2);
    expect(findMatches(query, text).length).toBeGreaterThan(0);
  });

  it.each([
    ['بنات', 'بن محمص'],
    ['فرات', 'فر'],
    ['سلطات', 'سلطان'],
    ['مشروبات', 'مشروبي'],
    ['سلطات', 'سلطعون'],
  ])('«%s» does not find «%s»', (query, text) => {
    expect(matchesQuery(query, text)).toBe(false);
  });

  it('are found by their stem, whatever the stem is', () => {
    const stem = fc.string({ unit: fc.constantFrom(...'بتجحدرسشصطعفقكمن'), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(stem, fc.constantFrom('', 'ة', 'ا'), fc.constantFrom('', 'ال'), (own, ending, article) => {
        expect(createMatcher(`${article}${own}ات`)(toSearchable(`طبق ${own}${ending}`))).toBe(0);
      }),
    );
  });
});

describe('numbers', () => {
  it('are found in either script, with either decimal mark', () => {
    expect(matchesQuery('٣٫٥', 'عصير 3.5 لتر')).toBe(true);
    expect(matchesQuery('3.5', 'عصير ٣٫٥ لتر')).toBe(true);
    expect(matchesQuery('۱۲', 'دزينة 12')).toBe(true);
    expect(findMatches('٣٫٥', 'لتر 3.5')).toEqual([{ start: 4, end: 7 }]);
    expect(findMatches('3.5', 'لتر ٣٫٥')).toEqual([{ start: 4, end: 7 }]);
  });
});

describe('mistyped words', () => {
  const isMeant = (query: string, text: string) => createTypoMatcher(query)(toSearchable(text));

  it.each([
    ['دجاح', 'شاورما الدجاج'],
    ['الدجاح', 'دجاج مشوي'],
    ['شوارما', 'شاورما'],
    ['burgre', 'Beef Burger'],
    ['دجاح مشوي', 'دجاج مشوي'],
    // In the other script: a letter less, exchanged, wrong, or more, and a wrong vowel.
    ['pesi', 'بيبسي'],
    ['pespi', 'بيبسي'],
    ['swarma', 'شاورما'],
    ['shawlarma', 'شاورما'],
    ['kunafi', 'كنافة'],
    ['pozza', 'بيتزا'],
    ['بيسي', 'Pepsi'],
  ])('%s finds %s', (query, text) => {
    expect(isMeant(query, text)).toBe(true);
  });

  it('are found in any of the texts', () => {
    const isFound = createTypoMatcher('عصير منجا');
    expect(isFound(toSearchable('عصير طازج'), toSearchable('Mango Juice'))).toBe(true);
    expect(isFound(toSearchable('عصير طازج'), toSearchable('Lemon Juice'))).toBe(false);
  });

  it('are neither numbers nor short, nor two letters away', () => {
    expect(isMeant('2500', 'سعرات 3500')).toBe(false);
    expect(isMeant('دجج', 'دجاج')).toBe(false);
    expect(isMeant('دحاح', 'دجاج')).toBe(false);
    expect(isMeant('دجاح كباب', 'دجاج مشوي')).toBe(false);
    for (const [query, text] of [
      ['kofi', 'كبة'],
      ['cola', 'كيلو'],
      ['rice', 'روب'],
      ['pesi', 'بصل'],
      // The first sound is another one, or one of few consonants.
      ['vegan', 'لحم بعجين'],
      ['بيبسي', 'Kabsa'],
      ['بيبسي', 'Baba Ghanouj'],
      ['سلمون', 'Lemon'],
      ['pepsi', 'نقانق بدبس الرمّان'],
      ['7ommos', 'حليب'],
      ['burger', 'بقدونس'],
      ['chicken', 'شاي كرك'],
    ] as const) {
      expect(isMeant(query, text)).toBe(false);
      expect(isMeant(text, query)).toBe(false);
    }
  });

  it('read an attached و or ب as a word of its own', () => {
    for (const [query, text] of [
      ['ليمون ونعنع', 'ليمون نعناع'],
      ['ليمون ونعنع', 'عصير الليمون بالنعناع'],
      ['رز وحليب', 'رز بحليب'],
      ['رز وحليب', 'أرز بالحليب'],
      ['رز بحليب', 'رز وحليب'],
      ['جبنة وعسل', 'فطيرة جبنة عسل'],
    ] as const)
      expect([query, text, matchesQuery(query, text)]).toEqual([query, text, true]);
    expect(matchesQuery('وافل', 'فلافل')).toBe(false);
    const text = 'عصير الليمون بالنعناع';
    expect(findMatches('ليمون ونعناع', text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'ليمون',
      'نعناع',
    ]);
  });

  it('that find nothing have the nearest words of the menu', () => {
    const menu = ['كنافة نابلسية', 'كنافة خشنة', 'عصير ليمون ونعنع', 'Cheese burger', 'شاورما دجاج'];
    expect(nearestWords('كنففه', menu, 3)[0]).toBe('كنافة');
    expect(nearestWords('cheez', menu, 3)).toEqual(['Cheese']);
    expect(nearestWords('شاورما سمك', menu, 1)).toEqual(['شاورما']);
    expect(nearestWords('قطايف', menu, 3)).toEqual([]);
  });

  it('find few words of a menu in the other script', () => {
    const menu =
      'برغر بيتزا بيبسي كولا شاورما كنافة فلافل حمص منسف مقلوبة عصير ليمون نعناع برتقال مانجو فراولة موز تفاح قهوة شاي لاتيه كابتشينو';
    const word = fc.string({ unit: fc.constantFrom(...'abdefhiklmnoprstu'), minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(word, (query) => menu.split(' ').filter((one) => isMeant(query, one)).length <= 4),
      { numRuns: 500 },
    );
  });

  /** All words that one mistake makes of a word, by the definition of the mistakes. */
  function mistakes(word: string, alphabet: string): ReadonlySet<string> {
    const made = Array.from(
      { length: word.length + 1 },
      (_, at) => [word.slice(0, at), word.slice(at)] as const,
    ).flatMap(([before, after]) => [
      ...Array.from(alphabet, (letter) => before + letter + after),
      ...(after
        ? [before + after.slice(1), ...Array.from(alphabet, (letter) => before + letter + after.slice(1))]
        : []),
      ...(after.length > 1 ? [before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)] : []),
    ]);
    return new Set(made.filter((other) => other !== word));
  }

  it('are exactly those that one mistake makes', () => {
    const ALPHABET = 'دجا';
    const word = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 5 });
    fc.assert(
      fc.property(word, word, (one, other) => isOneLetterApart(one, other) === mistakes(one, ALPHABET).has(other)),
    );
  });
});

describe('hamzas', () => {
  it.each([
    ['عشا', 'عشاء العمل'],
    ['عشاء', 'عشا'],
    ['لولو', 'حلوى اللؤلؤ'],
    ['مسئول', 'مسؤول'],
    ['رؤوس', 'رءوس'],
    ['دافيء', 'دافئ'],
    ['شاي', 'شَاي'],
  ])('%s finds %s', (query, text) => {
    expect(matchesQuery(query, text)).toBe(true);
  });

  it('do not make everything alike', () => {
    expect(matchesQuery('توت', 'تيت')).toBe(false);
    expect(matchesQuery('شاي', 'شاورما')).toBe(false);
  });
});

describe('sounds', () => {
  const alike = [
    ['pizza', 'بيتزا', 'بيتزه', 'بيتزة'],
    ['burger', 'برغر', 'برجر', 'همبرجر', 'هامبرغر', 'hamburger'],
    ['shawarma', 'شاورما', 'شورما', 'شاورمة', 'shawerma'],
    ['kunafa', 'knafeh', 'كنافة', 'كنافه', 'كنافا'],
    ['hummus', '7ommos', 'حمص', 'حمّص'],
    ['sandwich', 'ساندويتش', 'ساندويش', 'سندويش'],
    ['cheese', 'تشيز'],
    ['waffle', 'وافل'],
    ['3arayes', 'arayes', 'عرايس'],
    ['thoum', 'ثوم', 'توم'],
    ['taouk', 'طاووق', 'طاوق', 'تاووق'],
    ['chocolate', 'شوكولاتة', 'شوكلاته'],
    ['Mexican', 'مكسيكان'],
  ];
  const pairs = alike.flatMap((words) => words.flatMap((word) => words.map((other) => [word, other] as const)));

  it.each(pairs)('%s finds %s', (query, text) => {
    expect(matchesQuery(query, `وجبة ${text} كبيرة`)).toBe(true);
    expect(findMatches(query, `وجبة ${text} كبيرة`)).not.toEqual([]);
  });

  it('find a word while it is being typed, with or without its article', () => {
    expect(['shaw', 'shawar', 'شورم', 'شاورمه'].map((query) => matchesQuery(query, 'وجبة الشاورما'))).not.toContain(
      false,
    );
    expect(['piz', 'بيت'].map((query) => matchesQuery(query, 'بيتزا'))).not.toContain(false);
    expect(matchesQuery('بالثومية', 'ثومية')).toBe(true);
  });

  it.each([
    ['pizza', 'بازيلاء وبوظة وبيض'],
    ['burger', 'بارد وبطاطا ومشروب'],
    ['كبة', 'كباب'],
    ['فلافل', 'فلفل'],
    ['توت', 'تيت'],
    ['فطر', 'فطيرة وفطور'],
    ['بعد', 'بيض'],
    ['أربع', 'عربي'],
    ['كولا', 'كول كل'],
    ['وجبة', 'العقبة'],
    ['مانجو', 'منقوع منقوشة'],
    ['water', 'طرية'],
    ['roll', 'رز'],
    ['b', 'بيتزا'],
    ['pi', 'بيتزا'],
    ['25', 'لاحق'],
    ['7up', 'حبّ الصنوبر'],
    ['كنافة 7', 'كنافة ح'],
  ])('of %s are not those of %s', (query, text) => {
    expect(matchesQuery(query, text)).toBe(false);
    expect(matchesQuery(text, query)).toBe(false);
  });

  it('hold for both directions of whole words', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'بتجدرسشعفقكلمنهوياpbtdrsckghlmnaeiouwy'),
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(fc.property(word, (any) => matchesQuery(any, any)));
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(findMatches(one, other).length > 0).toBe(matchesQuery(one, other));
      }),
    );
  });
});

describe('how near a find is', () => {
  const nearest = (query: string, texts: readonly string[]) => {
    const distance = createMatcher(query);
    return texts
      .map((text) => [distance(toSearchable(text)) ?? Infinity, text] as const)
      .sort(([one], [other]) => one - other)
      .map(([, text]) => text);
  };

  it('ranks spelling before sound, and close sounds before loose ones', () => {
    expect(nearest('falafel', ['فلفل حار', 'فلافل محشية', 'Falafel wrap'])).toEqual([
      'Falafel wrap',
      'فلافل محشية',
      'فلفل حار',
    ]);
  });

  it('is nothing for what is written, and more for what is not', () => {
    fc.assert(
      fc.property(letters, letters, (query, text) => {
        expect(createMatcher(query)(toSearchable(`${text} ${query} ${text}`))).toBe(0);
        expect(createMatcher(query)(toSearchable(text)) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the rank of a find', () => {
  const ranked = (query: string, dishes: readonly (readonly [name: string, description: string])[]) => {
    const rank = createRanker(createMatcher(query));
    return dishes
      .map(([name, description]) => [rank(toSearchable(name), toSearchable(`${name} ${description}`)), name] as const)
      .filter(([found]) => found !== null)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([, name]) => name);
  };

  it.each(['المنسف', 'منسف', 'والمنسف', 'للمنسف', 'mansaf'])('puts the dish called %s first', (query) => {
    const dishes = [
      ['لبن جميد', 'يُسكب على المنسف'],
      ['شاي', 'ساخن'],
      ['منسف لحم', 'بلبن الجميد'],
    ] as const;
    expect(ranked(query, dishes)).toEqual(['منسف لحم', 'لبن جميد']);
  });

  it('is that of the name whatever articles query and name have', () => {
    const word = fc.string({ unit: fc.constantFrom(...'بتجدرسشعفقمنه'), minLength: 3, maxLength: 8 });
    const article = fc.constantFrom('', 'ال', 'وال', 'بال', 'لل');
    fc.assert(
      fc.property(word, article, article, (bare, asked, written) => {
        expect(
          ranked(asked + bare, [
            ['ـ', asked + bare],
            [written + bare, ''],
          ])[0],
        ).toBe(written + bare);
      }),
    );
  });
});

describe('what is found', () => {
  const shown = (query: string, text: string) =>
    findMatches(query, text).map(({ start, end }) => text.slice(start, end));

  it('is marked as it is written, diacritics and all', () => {
    expect(shown('دجاج عربيه', 'شاورما الدّجاجُ العربيّة')).toEqual(['دّجاجُ', 'عربيّة']);
    expect(shown('مسئول', 'المسؤول')).toEqual(['مسؤول']);
    expect(shown('25', 'عرض ٢٥٪')).toEqual(['٢٥']);
    expect(shown('CAFE', 'Café')).toEqual(['Café']);
    expect(shown('', 'كنافة')).toEqual([]);
  });

  it('is in the text, in order and apart, wherever a word matches', () => {
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 3 }), (word, others) => {
        const text = [...others, word].join(' ');
        const spans = findMatches(word, text);
        expect(matchesQuery(word, text)).toBe(true);
        expect(spans.length > 0).toBe(normalizeArabic(word) !== '' || /[ؤئء]/.test(word.normalize('NFC')));
        spans.forEach(({ start, end }, index) => {
          expect(start).toBeGreaterThan(index === 0 ? -1 : (spans[index - 1]?.end ?? 0));
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        });
      }),
    );
  });
});
