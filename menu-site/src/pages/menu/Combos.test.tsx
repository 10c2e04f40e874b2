/** What the page says of a combo is what a cart answers, whatever is picked. (docs/spec/domain.md#dayparts) */
import {
  comboLineProblem,
  comboNotOffered,
  comboParts,
  hasContents,
  offerAt,
  pickProblems,
  presentChoices,
  publicMenu,
  type ComboChoice,
  type NotOffered,
  type Pick as PickedItem,
} from '@qaima/schemas';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { SiteMenu } from '../../document/siteTypes.js';
import { render } from '../../entry-server.js';
import { aCombo, aMenu, anItem, aRequest, aSection, SATURDAY_AFTERNOON } from '../../testing/menuFixtures.js';
import { initDayparts } from './client/dayparts.js';

const ITEMS = ['cola', 'juice', 'burger'];
const SIZES = ['small', 'large'];

/** It is 14:00. */
const dayparts: NonNullable<SiteMenu['dayparts']> = [
  { _id: 'early', title: 'فطور', windows: [{ start: '07:00', end: '11:00' }], outside: 'show' },
  { _id: 'late', title: 'عشاء', windows: [{ start: '18:00', end: '23:00' }], outside: 'show' },
  { _id: 'noon', title: 'غداء', windows: [{ start: '12:00', end: '16:00' }], outside: 'show' },
  { _id: 'secret', title: 'سحور', windows: [{ start: '01:00', end: '04:00' }], outside: 'hide' },
];

const anyItem = fc.record({
  sizes: fc.subarray(SIZES),
  soldOut: fc.boolean(),
  goneSize: fc.constantFrom(null, ...SIZES),
  own: fc.subarray(['early', 'late', 'noon', 'secret']),
});
const option = fc.record(
  { item: fc.constantFrom(...ITEMS), subItem: fc.constantFrom(...SIZES), extra: fc.constant(0) },
  { requiredKeys: ['item', 'extra'] },
);
const anyChoice = fc
  .record({
    title: fc.constant('choice'),
    min: fc.nat({ max: 2 }),
    max: fc.integer({ min: 1, max: 2 }),
    of: fc.array(option, { minLength: 1, maxLength: 3 }),
  })
  .map((drawn) => ({ ...drawn, max: Math.max(drawn.min, drawn.max) }));
/** A combo that contains or requires something. */
const anyCombo = fc
  .record({ parts: fc.subarray(ITEMS, { maxLength: 1 }), choices: fc.array(anyChoice, { maxLength: 2 }) })
  .filter(({ parts, choices }) => parts.length > 0 || choices.some(({ min }) => min > 0));

interface DrawnItem {
  readonly sizes: readonly string[];
  readonly soldOut: boolean;
  readonly goneSize: string | null;
  readonly own: string[];
}

function itemOf({ sizes, soldOut, goneSize, own }: DrawnItem, index: number) {
  const subItems = sizes.map((size) => ({ _id: size, title: size, price: 1, soldOut: size === goneSize }));
  const isGone = soldOut || (subItems.length > 0 && subItems.every((size) => size.soldOut));
  const _id = ITEMS[index] ?? '';
  return { ...anItem({ title: _id, subItems, soldOut: isGone, dayparts: own }), _id };
}

type CartItem = ReturnType<typeof itemOf> & { readonly notOffered: NotOffered | null };

interface DrawnCombo {
  readonly parts: readonly string[];
  readonly choices: readonly ComboChoice[];
}

/** All picks that a guest may try for a choice: one option, as often as required. */
const attempts = ({ min, of }: ComboChoice, index: number): readonly (readonly PickedItem[])[] =>
  min === 0
    ? [[]]
    : of.flatMap(({ item }) =>
        [null, 0, 1].map((subItem) => Array.from({ length: min }, () => ({ choice: index, item, subItem }))),
      );

/** What a cart answers to everything that a guest may pick, and when it says that the combo returns. */
function answersOfCart({ parts, choices }: DrawnCombo, items: ReadonlyMap<string, CartItem>) {
  const present = comboParts(parts.flatMap((id) => items.get(id) ?? []));
  const notOffered = comboNotOffered(present, choices, items);
  const tried = choices
    .map(attempts)
    .reduce<readonly (readonly PickedItem[])[]>(
      (all, next) => all.flatMap((known) => next.map((more) => [...known, ...more])),
      [[]],
    );
  const answers = tried.map((picks) =>
    comboLineProblem(
      {
        items: present,
        picked: picks.flatMap(({ item }) => items.get(item) ?? []),
        notOffered,
        hasChoices: choices.length > 0,
        arePicksValid: pickProblems(choices, picks, items).length === 0,
        startDate: null,
        endDate: null,
      },
      'order',
      '2026-11-21',
    ),
  );
  return { notOffered, answers: hasContents({ items: present, choices }) ? answers : [] };
}

const stateOf = (card: Element | null) => ({
  isLater: card?.matches('.later') ?? false,
  text: card?.querySelector('.when')?.textContent,
});

it('can be ordered, or says when it returns, as a cart answers', () => {
  vi.useFakeTimers({ now: SATURDAY_AFTERNOON, toFake: ['Date', 'setInterval'] });
  fc.assert(
    fc.property(
      fc.array(anyItem, { minLength: ITEMS.length, maxLength: ITEMS.length }),
      fc.array(anyCombo, { minLength: 10, maxLength: 10 }),
      (drawn, drawnCombos) => {
        const items = drawn.map(itemOf);
        const whole = aMenu({ dayparts, sections: [aSection({ items })] });
        const offer = offerAt(whole, SATURDAY_AFTERNOON);
        const byId = new Map(items.map((one): [string, CartItem] => [one._id, { ...one, notOffered: offer(one) }]));
        const combos = drawnCombos.map(({ parts, choices }) => ({ parts, choices: presentChoices(choices, byId) }));
        const ofMenu = combos.map(({ parts, choices }, index) =>
          aCombo({ _id: `c${index}`, items: parts.map((id) => ({ _id: id, title: id, description: '' })), choices }),
        );
        const menu = publicMenu({ ...whole, combos: ofMenu }, SATURDAY_AFTERNOON);
        const page = render(aRequest(), { kind: 'menu', menu });
        document.body.innerHTML = new DOMParser().parseFromString(page.html, 'text/html').body.innerHTML;
        const cards = combos.map((_, index) => document.querySelector(`[data-combo=c${index}]`));
        const states = cards.map(stateOf);
        for (const [index, combo] of combos.entries()) {
          const { notOffered, answers } = answersOfCart(combo, byId);
          const card = cards[index];
          expect(card?.matches(':not(.gone,.later)') ?? false).toBe(answers.includes(null));
          if (!card?.matches('.later')) continue;
          expect(states[index]?.text).toContain(notOffered?.title);
          if (!card.matches('.gone')) expect(new Set(answers)).toEqual(new Set(['not-now']));
        }
        // The script of the page agrees.
        initDayparts(document);
        expect(cards.map(stateOf)).toEqual(states);
        vi.clearAllTimers();
      },
    ),
    { numRuns: 30 },
  );
  vi.useRealTimers();
});

it('counts combos, and leaves out the picture of a part that has none', () => {
  const items = [
    anItem({ _id: 'a', title: 'pizza', image: 'pizza.webp' }),
    anItem({ _id: 'b', title: 'cola', image: null }),
  ];
  const combo = aCombo({
    title: 'evening',
    items: items.map(({ _id, title }) => ({ _id, title, description: '' })),
  });
  const { html } = render(aRequest(), {
    kind: 'menu',
    menu: aMenu({ sections: [aSection({ items })], combos: [combo] }),
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const card = page.querySelector('.combo')!;
  expect(card.closest('section')?.querySelector('.head p')?.textContent).toBe('صنف واحد');
  expect(Array.from(card.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual(['pizza', 'cola']);
  expect(card.querySelectorAll('.collage img')).toHaveLength(1);
});
