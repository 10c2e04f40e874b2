/** The labels on cards, and the nutrition and allergens of a choice in the item panel. */
import type { Choice, Labelling } from '@qaima/schemas';
import { filterAnswer } from '@qaima/schemas/nutrition/filter';
import { decodeLabels } from '@qaima/schemas/nutrition/combinedLabels';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../entry-server.js';
import { aCombo, aMenu, anExtraGroup, anItem, aRequest, aSection } from '../../../testing/menuFixtures.js';
import type { SiteItem } from '../../../document/siteTypes.js';
import { groupsOf } from '../item-panel/client/panelData.js';
import { showNutrition } from '../item-panel/client/nutrition.js';

type Declaration = Pick<SiteItem, 'allergens' | 'allergensDeclared'>;
const none: Declaration = { allergens: [], allergensDeclared: true };
const milk: Declaration = { allergens: [{ code: 'milk', presence: 'contains' }], allergensDeclared: true };
const nuts: Declaration = { allergens: [{ code: 'nuts', presence: 'contains' }], allergensDeclared: true };

const item = (id: string, fields: Partial<SiteItem>) => anItem({ _id: id.padEnd(24, '0'), title: id, ...fields });
const idOf = (id: string) => id.padEnd(24, '0');
const choiceOf = (...ids: readonly string[]) => ({
  title: 'الحلوى',
  min: 1,
  max: 1,
  of: ids.map((id) => ({ item: idOf(id), extra: 0 })),
});
const comboOf = (title: string, items: readonly string[], ...choices: ReturnType<typeof choiceOf>[]) =>
  aCombo({
    _id: idOf(title),
    title,
    items: items.map((id) => ({ _id: idOf(id), title: id, description: '' })),
    choices,
  });
const using = (...groups: readonly string[]) => groups.map((group) => ({ group }));

const menu = aMenu({
  settings: { ...aMenu().settings, labelling: 'sa' },
  sections: [
    aSection({
      items: [
        item('soup', { ...none, nutrition: { calories: 300, sodium: 1400 }, extras: using('toppings') }),
        item('salad', { ...none, extras: using('cheese') }),
        item('wrap', { ...none, extras: using('sauces') }),
        item('pasta', { ...none, extras: using('unlabelled') }),
        item('fruit', none),
        item('pickles', { ...none, extras: using('brine') }),
        item('broth', { ...none, nutrition: { sodium: 1500 }, extras: using('brine') }),
        item('plain', { ...none, extras: using('toppings') }),
        item('cake', nuts),
        item('mystery', {}),
        item('curry', {
          ...none,
          diets: ['dairy-free', 'halal', 'spicy-2', 'raw'],
          extras: using('toppings'),
        }),
        item('dip', {
          ...none,
          subItems: [
            { _id: 'small', title: 'صغير', price: 1, nutrition: { calories: 100, sodium: 400 } },
            { _id: 'large', title: 'كبير', price: 2, nutrition: { calories: 900, sodium: 2600 } },
          ],
        }),
      ],
    }),
  ],
  extraGroups: [
    anExtraGroup(
      { title: 'toppings', each: 3 },
      { olives: { ...none, nutrition: { calories: 50, sodium: 300 } }, feta: { ...milk, nutrition: { sodium: 601 } } },
    ),
    anExtraGroup({ title: 'cheese' }, { feta: { ...milk, initial: 1 } }),
    anExtraGroup({ title: 'sauces', min: 1, max: 1 }, { pesto: nuts, lemon: none }),
    anExtraGroup({ title: 'brine' }, { salt: { nutrition: { sodium: 2100 }, initial: 1 } }),
    anExtraGroup({ title: 'unlabelled' }, { dressing: { initial: 1 } }),
  ],
  combos: [
    comboOf('lunch', ['soup'], choiceOf('fruit', 'cake')),
    comboOf('light', ['soup'], choiceOf('fruit')),
    comboOf('sweet', ['soup'], choiceOf('cake')),
    comboOf('open', ['soup'], choiceOf('fruit', 'mystery')),
    comboOf('fixed', ['cake', 'soup'], choiceOf('fruit')),
    comboOf('dessert', [], choiceOf('fruit', 'cake')),
  ],
});

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.documentElement.lang = 'en';
  const { html } = render(aRequest({ language: 'en' }), { kind: 'menu', menu });
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const shop = document.querySelector<HTMLTemplateElement>('#shop');
  if (shop) document.body.append(shop.content);
});

const cardOf = (id: string): HTMLElement => {
  const card = document.querySelector<HTMLElement>(`[data-item="${idOf(id)}"],[data-combo="${idOf(id)}"]`);
  if (!card) throw new Error(`There is no card of ${id}.`);
  return card;
};

describe('a card', () => {
  it.each([
    ['soup', 'nuts', 'free'],
    ['salad', 'milk', 'contains'],
    ['salad', 'nuts', 'free'],
    ['wrap', 'nuts', 'may-contain'],
    ['wrap', 'milk', 'free'],
    ['pasta', 'nuts', 'not-declared'],
    ['lunch', 'nuts', 'may-contain'],
    ['lunch', 'milk', 'free'],
    ['light', 'nuts', 'free'],
    ['sweet', 'nuts', 'contains'],
    ['open', 'nuts', 'not-declared'],
    ['fixed', 'nuts', 'contains'],
    ['dessert', 'nuts', 'may-contain'],
  ] as const)('of %s answers to “no %s”: %s', (id, code, answer) => {
    const labels = decodeLabels(cardOf(id).dataset['labels'] ?? '');
    expect(filterAnswer(labels, { without: [code], diets: [] })).toBe(answer);
  });
});

describe('the salt mark of a card', () => {
  it.each([
    ['pickles', true],
    ['broth', true],
    ['dip', true],
    ['soup', false],
    ['plain', false],
  ])('of %s, with its initial extras, is shown: %s', (id, isShown) => {
    expect(cardOf(id).querySelector('.salt') !== null).toBe(isShown);
  });
});

describe('the panel', () => {
  const shown = (id: string, choices: readonly Choice[], labelling: Labelling = 'sa', size: number | null = null) => {
    const panel = document.createElement('div');
    panel.innerHTML = '<div data-marks></div><ul class="facts"></ul><p class="declaration"></p>';
    const card = cardOf(id);
    showNutrition(panel, card, size, { groups: groupsOf(card, size), choices }, labelling);
    const text = (selector: string) =>
      Array.from(panel.querySelectorAll(selector), (part) => part.textContent.replace(/\s+/g, ' ').trim());
    return { facts: text('.facts li'), declaration: text('.declaration')[0], marks: text('.salt') };
  };
  const pick = (id: string) => [{ group: '0', extra: idOf(id), quantity: 1 }];
  const topping = (extra: string, quantity: number) => ({ group: 'toppings', extra, quantity });
  const FREE = 'Declared by the venue to be without the 14 allergens.';
  const DEPENDS = 'The allergens depend on what you choose.';

  it('says what a combo may contain before a choice, then what is chosen', () => {
    for (const id of ['lunch', 'dessert']) {
      expect(shown(id, [])).toMatchObject({ facts: ['may contain Nuts'], declaration: DEPENDS });
      expect(shown(id, pick('fruit'))).toMatchObject({ facts: [], declaration: FREE });
      expect(shown(id, pick('cake'))).toMatchObject({ facts: ['Nuts'], declaration: '' });
    }
    expect(shown('open', pick('mystery'))).toMatchObject({
      facts: [],
      declaration: 'Allergens are not declared: please ask the venue.',
    });
    expect(shown('wrap', [])).toMatchObject({ facts: ['may contain Nuts'], declaration: DEPENDS });
  });

  it('states diets, spiciness and contents, but no diet an extra contradicts', () => {
    expect(shown('curry', []).facts).toEqual(['Halal', 'Dairy-free', 'Spicy', 'Contains raw food']);
    expect(shown('curry', [topping('feta', 1)]).facts).toEqual(['Milk', 'Halal', 'Spicy', 'Contains raw food']);
  });

  it('says what remains when an initial extra is declined', () => {
    expect(shown('salad', [{ group: 'cheese', extra: 'feta', quantity: 1 }])).toMatchObject({ facts: ['Milk'] });
    expect(shown('salad', [])).toMatchObject({ facts: [], declaration: FREE });
  });

  it('says on a menu without orders what the card says', () => {
    document.querySelector('#panel-data')?.remove();
    expect(shown('lunch', [])).toMatchObject({ facts: ['may contain Nuts'], declaration: '' });
    expect(shown('pickles', []).marks).toEqual(['High in salt']);
  });

  it('marks extras that alone have more than 2,000 mg of sodium', () => {
    expect(shown('plain', [topping('feta', 3)]).marks).toEqual([]);
    expect(shown('plain', [topping('feta', 3), topping('olives', 1)]).marks).toEqual(['High in salt']);
    expect(shown('pickles', [{ group: 'brine', extra: 'salt', quantity: 1 }]).marks).toEqual(['High in salt']);
    expect(shown('pickles', []).marks).toEqual([]);
  });

  it('adds up size and extras, and marks more than 2,000 mg of sodium', () => {
    expect(shown('soup', [])).toMatchObject({ facts: ['300 kcal', 'about 60 min of walking'], marks: [] });
    // 2,000 mg are not more than 2,000 mg.
    expect(shown('soup', [topping('olives', 2)])).toMatchObject({
      facts: ['400 kcal', 'about 80 min of walking'],
      marks: [],
    });
    expect(shown('soup', [topping('olives', 3)]).marks).toEqual(['High in salt']);
    // An extra without calories makes the sum a lower limit.
    expect(shown('soup', [topping('feta', 1)])).toMatchObject({
      facts: ['at least 300 kcal', 'about 60 min of walking', 'Milk'],
      marks: ['High in salt'],
    });
    expect(shown('dip', [], 'sa', 0)).toMatchObject({ facts: ['100 kcal', 'about 20 min of walking'], marks: [] });
    expect(shown('dip', [], 'sa', 1).marks).toEqual(['High in salt']);
    expect(shown('dip', [], 'eu', 1)).toMatchObject({ facts: ['900 kcal'], marks: [] });
  });
});
