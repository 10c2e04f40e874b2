import { describe, expect, it } from 'vitest';
import { checklistOf, missingValues, namesCaffeine } from './missingValues.js';
import { labelReport } from './labelReport.js';

const nutrition = { calories: 5, sodium: 3 };
const complete = { title: 'ماء', nutrition, allergensDeclared: true };

describe('what an item lacks', () => {
  it('depends on the labelling', () => {
    expect(missingValues({ title: 'حمص' }, 'sa')).toEqual(['calories', 'sodium', 'allergens']);
    expect(missingValues({ title: 'حمص' }, 'eu')).toEqual(['allergens']);
    expect(missingValues({ title: 'حمص' }, 'none')).toEqual([]);
    expect(missingValues(complete, 'sa')).toEqual([]);
  });

  it('includes caffeine where the name says so; 0 is a value', () => {
    expect(missingValues({ ...complete, title: 'القهوة العربية' }, 'sa')).toEqual(['caffeine']);
    const decaf = { ...complete, title: 'شاي أعشاب', nutrition: { ...nutrition, caffeine: 0 } };
    expect(missingValues(decaf, 'sa')).toEqual([]);
    expect(['إسبريسو', 'كابتشينو بارد', 'Iced Latte', 'كولا'].map(namesCaffeine)).toEqual([true, true, true, true]);
    expect(['شاورما', 'كوكتيل', 'Chocolate cake', 'شاطر ومشطور'].map(namesCaffeine)).toEqual(Array(4).fill(false));
  });

  it('is what any of its sizes lacks', () => {
    const sizes = (second: object) => ({
      title: 'عصير',
      allergensDeclared: true,
      subItems: [
        { title: 'صغير', nutrition },
        { title: 'كبير', ...second },
      ],
    });
    expect(missingValues(sizes({}), 'sa')).toEqual(['calories', 'sodium']);
    expect(missingValues(sizes({ nutrition: { calories: 9 } }), 'sa')).toEqual(['sodium']);
    expect(missingValues(sizes({ nutrition }), 'sa')).toEqual([]);
  });
});

describe('the checklist and its table', () => {
  const menu = {
    sections: [
      {
        title: 'مشروبات',
        items: [
          { ...complete, nutrition: { calories: 500, sodium: 2001 } },
          { title: 'مخفي', hide: true },
          { title: 'عصير', subItems: [{ title: 'صغير', nutrition }, { title: 'كبير' }] },
        ],
      },
      { title: 'مخفي', hide: true, items: [{ title: 'حمص' }] },
    ],
  };

  it('have what guests see', () => {
    expect(checklistOf(menu, 'sa').map(({ item }) => item.title)).toEqual(['ماء', 'عصير']);
  });

  it('has a row for each size, and never says “no” where nothing is declared', () => {
    const { header, rows } = labelReport(menu, 'sa', 'en');
    const cells = rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
    expect(cells).toMatchObject([
      {
        Name: 'ماء',
        Option: null,
        'High in salt': 'Yes',
        'Minutes of walking': 100,
        Contains: 'None of them',
        Missing: null,
      },
      { Option: 'صغير', 'High in salt': 'No', Contains: 'Not declared', Missing: 'Allergens' },
      { Option: 'كبير', 'High in salt': null, 'Calories (kcal)': null, Missing: 'Calories, Sodium, Allergens' },
    ]);
  });

  it('uses a size’s own values, and the item’s only where it states none', () => {
    const allergens = [{ code: 'milk' }] as const;
    const subItems = [
      { title: 'ماء', nutrition: { calories: 9 }, allergensDeclared: true, allergens: [{ code: 'soybeans' }] as const },
      { title: 'حليب' },
    ];
    const items = [{ ...complete, title: 'قهوة', allergens, subItems }];
    const { header, rows } = labelReport({ sections: [{ title: 'مشروبات', items }] }, 'sa', 'en');
    const names = ['Option', 'Calories (kcal)', 'Sodium (mg)', 'Contains', 'Missing'];
    expect(rows.map((row) => names.map((name) => row[header.indexOf(name)]))).toEqual([
      ['ماء', 9, null, 'Soya', 'Sodium, Caffeine'],
      ['حليب', 5, 3, 'Milk', 'Caffeine'],
    ]);
  });
});
