import { describe, expect, it } from 'vitest';
import { comboChoicesProblem, presentChoices, toChoiceProblem } from './choiceProblem.js';
import { pickProblems, picksPrice } from './picks.js';

const items = new Map([
  ['burger', { _id: 'burger', subItems: [{ _id: 'small' }, { _id: 'large' }] }],
  ['cola', { _id: 'cola', subItems: [] }],
  ['juice', { _id: 'juice', subItems: [], soldOut: true }],
]);
const choices = [
  { title: 'Main', min: 1, max: 1, of: [{ item: 'burger', subItem: 'large', extra: 0.5 }] },
  {
    title: 'Drinks',
    min: 1,
    max: 2,
    of: [
      { item: 'cola', extra: 0 },
      { item: 'juice', extra: 1 },
      { item: 'burger', extra: 2 },
    ],
  },
];
const main = { choice: 0, item: 'burger', subItem: 1 };
const cola = { choice: 1, item: 'cola' };

describe('picks of a combo', () => {
  it('add what their entries cost, also when an item is picked twice', () => {
    const picks = [cola, main, cola];
    expect(pickProblems(choices, picks, items)).toEqual([]);
    expect(picksPrice(picks, choices, items)).toBe(500);
    expect(picksPrice([{ choice: 1, item: 'burger', subItem: 0 }], choices, items)).toBe(2000);
  });

  it.each([
    [[main], [['too-few', 1]]],
    [[main, cola, cola, cola], [['too-many', 1]]],
    [[{ ...main, subItem: 0 }, cola], [['not-offered', 0]]],
    [[{ choice: 0, item: 'burger' }, cola], [['not-offered', 0]]],
    [[main, { choice: 1, item: 'cola', subItem: 0 }], [['not-offered', 1]]],
    [[main, { choice: 1, item: 'gone' }], [['not-offered', 1]]],
    [[main, cola, { choice: 7, item: 'cola' }], [['not-offered', 7]]],
    [[main, { choice: 1, item: 'juice' }], [['sold-out', 1]]],
  ])('are refused: %o', (picks, expected) => {
    expect(pickProblems(choices, picks, items).map(({ kind, choice }) => [kind, choice])).toEqual(expected);
  });

  it('are refused in the words of extras, naming the choice and the item', () => {
    const [problem] = pickProblems(choices, [main, { choice: 1, item: 'juice' }], items);
    expect(problem && toChoiceProblem(problem, choices, () => 'Juice')).toEqual({
      kind: 'sold-out',
      group: '1',
      groupTitle: 'Drinks',
      extra: 'juice',
      extraTitle: 'Juice',
    });
  });
});

describe('choices of a combo', () => {
  it('name items and sub-items of the menu, and may repeat an item', () => {
    const one = (fields: object) =>
      comboChoicesProblem([{ title: 'x', min: 1, max: 1, of: [], ...fields }], items)?.path;
    expect(comboChoicesProblem(choices, items)).toBeNull();
    expect(one({ min: 2 })).toBe('/0/min');
    expect(one({ of: [{ item: 'gone' }] })).toBe('/0/of/0/item');
    expect(one({ of: [{ item: 'cola' }, { item: 'burger', subItem: 'x' }] })).toBe('/0/of/1/subItem');
    expect(one({ min: 3, max: 5, of: [{ item: 'cola' }] })).toBeUndefined();
  });

  it('keep their places when what they offer is gone', () => {
    const left = new Map([...items].filter(([id]) => id === 'cola'));
    expect(presentChoices(choices, left).map(({ title, of }) => [title, of.map(({ item }) => item)])).toEqual([
      ['Main', []],
      ['Drinks', ['cola']],
    ]);
  });
});
