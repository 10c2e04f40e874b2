import { describe, expect, it } from 'vitest';
import { deselectedExtras } from './deselected.js';
import { choiceProblems, normalizeChoices, type Choice } from './choices.js';
import { choiceProblemText, ruleText } from './ruleText.js';
import type { Extra, ExtraGroup } from './extra-group.js';
import { extraGroupProblem } from './groupProblem.js';
import { offeredGroups } from './offeredGroups.js';
import { soldOutRequirements } from './requiredExtras.js';
import type { ExtraUse } from './extraUse.js';
import { extraUseProblem, presentUses } from './extraUseProblem.js';

const anExtra = (_id: string, fields: Partial<Extra> = {}): Extra => ({
  _id,
  title: _id,
  price: 1,
  initial: 0,
  soldOut: false,
  hide: false,
  ...fields,
});
const aGroup = (_id: string, fields: Partial<ExtraGroup> = {}): ExtraGroup => ({
  _id,
  title: `«${_id}»`,
  min: 0,
  max: 1,
  orNone: false,
  each: 1,
  free: 0,
  extras: [anExtra('a'), anExtra('b'), anExtra('c')],
  ...fields,
});
const offeredBy = (group: ExtraGroup) => offeredGroups({ extras: [{ group: 'g' }] }, null, [group], null);
const units = (counts: Readonly<Record<string, number>>, group = 'g') =>
  Object.entries(counts).map(([extra, quantity]) => ({ group, extra, quantity }));
const problemsOf = (group: ExtraGroup, choices: readonly Choice[]) =>
  choiceProblems(offeredBy(group), choices).map(({ kind, extra, limit }) => [kind, extra ?? null, limit ?? null]);

describe('offered groups', () => {
  it('are the section’s first, unless the item overrides; never empty ones', () => {
    const groups = [aGroup('g'), aGroup('h'), aGroup('i'), aGroup('none', { extras: [anExtra('x', { hide: true })] })];
    const section = { extras: [{ group: 'g' }, { group: 'h', max: 3 }, { group: 'deleted' }] };
    const item = { extras: [{ group: 'i' }, { group: 'none' }, { group: 'h', without: ['a'], free: 1 }] };
    const offered = offeredGroups(item, section, groups, null);
    expect(
      offered.map(({ _id, max, free, extras }) => [_id, max, free, extras.map((extra) => extra._id).join('')]),
    ).toEqual([
      ['g', 1, 0, 'abc'],
      ['h', 1, 1, 'bc'],
      ['i', 1, 0, 'abc'],
    ]);
  });

  it('are for some sizes only, and never want more than they offer', () => {
    const item = {
      extras: [{ group: 'g', sizes: ['L'], min: 9, max: null }],
      subItems: [{ code: 'S' }, { code: 'L' }, {}],
    };
    const at = (subItem: number | null) => offeredGroups(item, null, [aGroup('g')], subItem);
    expect([at(0), at(2), at(null)]).toEqual([[], [], []]);
    expect(at(1)).toMatchObject([{ min: 3, max: null }]);
  });
});

describe('required extras', () => {
  it('name the group, and stop nothing while a size goes without them', () => {
    const out = aGroup('g', { min: 1, extras: [anExtra('a', { soldOut: true }), anExtra('b', { soldOut: true })] });
    const stopped = { extras: [{ group: 'g' }], subItems: [{ code: 'S' }, { code: 'L' }] };
    expect(soldOutRequirements(stopped, null, [out])).toMatchObject([{ _id: 'g' }]);
    expect(soldOutRequirements({ ...stopped, extras: [{ group: 'g', sizes: ['L'] }] }, null, [out])).toEqual([]);
    expect(soldOutRequirements(stopped, null, [{ ...out, orNone: true }])).toEqual([]);
  });
});

describe('preselected extras that a guest takes out', () => {
  const preselected = {
    max: null,
    extras: [anExtra('بصل', { initial: 1 }), anExtra('ثوم', { initial: 2 }), anExtra('c')],
  };
  const removedOf = (fields: Partial<ExtraGroup>, choices: readonly Choice[]) =>
    deselectedExtras(offeredBy(aGroup('g', { each: null, ...fields })), choices).map(({ extra }) => extra);

  it('are those of which nothing is left, whatever else was chosen', () => {
    expect(removedOf(preselected, units({ بصل: 1, ثوم: 1 }))).toEqual([]);
    expect(removedOf(preselected, units({ ثوم: 1, c: 1 }))).toEqual(['بصل']);
    expect(removedOf(preselected, [])).toEqual(['بصل', 'ثوم']);
  });

  it('are none if another single choice replaces it, or it is sold out', () => {
    const single = { max: 1, extras: [anExtra('a', { initial: 1 }), anExtra('b')] };
    expect(removedOf(single, units({ b: 1 }))).toEqual([]);
    expect(removedOf(single, [])).toEqual(['a']);
    expect(removedOf({ max: null, extras: [anExtra('a', { initial: 1, soldOut: true })] }, [])).toEqual([]);
  });

  it('are none that remove something themselves, by either of their names', () => {
    const extras = [anExtra('بدون ملح', { initial: 1 }), anExtra('سادة', { initial: 1 }), anExtra('c', { initial: 1 })];
    expect(removedOf({ max: null, extras }, [])).toEqual(['سادة', 'c']);
    const kitchenTitles: Readonly<Record<string, string>> = { سادة: 'بدون صوص', c: 'C1' };
    const offered = offeredBy(aGroup('g', { max: null, extras }));
    expect(deselectedExtras(offered, [], ({ extra }) => kitchenTitles[extra])).toEqual([
      { group: 'g', extra: 'c', title: 'c', groupTitle: '«g»', kitchenTitle: 'C1' },
    ]);
  });
});

describe('choices', () => {
  it('are refused for each reason, naming the group and the extra', () => {
    const group = aGroup('g', {
      min: 2,
      max: 3,
      each: 2,
      extras: [anExtra('a'), anExtra('b'), anExtra('out', { soldOut: true })],
    });
    expect(problemsOf(group, units({ a: 1, b: 1 }))).toEqual([]);
    expect(problemsOf(group, [])).toEqual([['too-few', null, 2]]);
    expect(problemsOf(group, units({ a: 1 }))).toEqual([['too-few', null, 2]]);
    expect(problemsOf(group, units({ a: 3 }))).toEqual([['too-many', 'a', 2]]);
    expect(problemsOf(group, [...units({ a: 2 }), ...units({ a: 1 })])).toEqual([['too-many', 'a', 2]]);
    expect(problemsOf(group, units({ a: 2, b: 2 }))).toEqual([['too-many', null, 3]]);
    expect(problemsOf(group, units({ out: 1, a: 1 }))).toEqual([['sold-out', 'out', null]]);
    expect(problemsOf(group, units({ x: 1, a: 2 }))).toEqual([['not-offered', 'x', null]]);
    expect(problemsOf(group, [...units({ a: 2 }), ...units({ a: 1 }, 'h')])).toEqual([['not-offered', 'a', null]]);
    for (const problem of choiceProblems(offeredBy(group), units({ out: 1 }))) {
      const { ar, en } = choiceProblemText(problem);
      expect([ar, en].every((text) => text.includes('«g»') && text.includes('out'))).toBe(true);
    }
  });

  it('may be none, or at least as many as the group wants', () => {
    const group = aGroup('g', { min: 2, max: null, each: null, orNone: true });
    expect(problemsOf(group, [])).toEqual([]);
    expect(problemsOf(group, units({ a: 1 }))).toEqual([['too-few', null, 2]]);
    expect(problemsOf(group, units({ a: 50 }))).toEqual([]);
    expect(offeredBy(group).map((offered) => [ruleText(offered, 'ar'), ruleText(offered, 'en')])).toEqual([
      ['لا شيء أو اثنتين على الأقل', 'None, or at least 2'],
    ]);
  });

  it('are the same in any order and however they are counted', () => {
    const one = [...units({ a: 1, b: 2 }), ...units({ a: 1 })];
    expect(normalizeChoices(one)).toEqual(normalizeChoices([...units({ b: 1 }), ...units({ a: 2, b: 1 })]));
  });
});

describe('rules of a group', () => {
  it.each([
    [{ min: 2, max: 1 }, '/min'],
    [{ min: 4, max: null, each: 1 }, '/min'],
    [{ extras: [anExtra('a', { initial: 2 })] }, '/extras/0/initial'],
    [{ extras: [anExtra('a', { initial: 1 }), anExtra('b', { initial: 1 })] }, '/max'],
  ] as const)('that it can’t keep are refused by their field: %o', (fields, path) => {
    expect(extraGroupProblem(aGroup('g', fields as Partial<ExtraGroup>))?.path).toBe(path);
  });

  it('may give more for free than can be chosen, and repeat extras', () => {
    expect(extraGroupProblem(aGroup('g', { free: 9 }))).toBeNull();
    expect(extraGroupProblem(aGroup('g', { min: 9, max: null, each: null }))).toBeNull();
  });
});

describe('uses', () => {
  const groups = new Map([['g', aGroup('g')]]);
  const codes = new Set(['S']);

  it.each([
    [[{ group: 'x' }], '/0/group'],
    [[{ group: 'g' }, { group: 'g' }], '/1/group'],
    [[{ group: 'g', sizes: ['S', 'L'] }], '/0/sizes/1'],
    [[{ group: 'g', without: ['z'] }], '/0/without/0'],
    [[{ group: 'g', prices: [{ extra: 'z', price: 1 }] }], '/0/prices/0/extra'],
    [[{ group: 'g', min: 2 }], '/0/min'],
    [[{ group: 'g', min: 3, max: 2 }], '/0/min'],
  ] as const)('that do not fit are refused by their field: %o', (uses, path) => {
    expect(extraUseProblem(uses as unknown as ExtraUse[], groups, codes)?.path).toBe(path);
  });

  it('of sections may name any size, and lose what is deleted', () => {
    expect(extraUseProblem([{ group: 'g', sizes: ['XL'] }], groups, null)).toBeNull();
    const uses = [{ group: 'gone' }, { group: 'g', without: ['a', 'z'], prices: [{ extra: 'z', price: 1 }] }];
    expect(presentUses(uses, groups)).toEqual([{ group: 'g', without: ['a'], prices: [] }]);
  });
});
