/**
 * The price and problems of random picks are those that the item panel of the page shows, which takes a combo's choices
 * for groups of extras. (docs/spec/domain.md#combos)
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  choiceProblems,
  extrasPrice,
  pickProblems,
  picksPrice,
  presentChoices,
  type ComboChoice,
} from '@qaima/schemas';
import type { SiteMenu } from '../menu-site/src/document/siteTypes.js';
import { panelData } from '../menu-site/src/pages/menu/item-panel/panelData.js';

const SIZES = ['small', 'large'];
const ITEMS = ['cola', 'juice', 'burger', 'pizza'];

const item = fc.record({ sizes: fc.subarray(SIZES), soldOut: fc.boolean(), soldOutSize: fc.constantFrom(...SIZES) });
const choice = fc
  .record({
    min: fc.integer({ min: 0, max: 2 }),
    more: fc.integer({ min: 0, max: 2 }),
    of: fc.array(
      fc.record(
        {
          item: fc.constantFrom(...ITEMS),
          subItem: fc.constantFrom(...SIZES),
          extra: fc.integer({ min: 0, max: 3000 }).map((price) => price / 1000),
        },
        { requiredKeys: ['item', 'extra'] },
      ),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ min, more, of }): ComboChoice => ({ title: 'choice', min, max: Math.max(1, min + more), of }));

it('prices and refuses picks as the page does', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: ITEMS.length, maxLength: ITEMS.length }),
      fc.array(choice, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(2), fc.nat(20)), { maxLength: 6 }),
      (drawn, drawnChoices, drawnPicks) => {
        const items = drawn.map(({ sizes, soldOut, soldOutSize }, index) => ({
          ...{ _id: ITEMS[index] ?? '', title: ITEMS[index] ?? '', soldOut, price: 1 },
          subItems: sizes.map((size) => ({ _id: size, title: size, soldOut: size === soldOutSize })),
        }));
        const byId = new Map(items.map((one) => [one._id, one]));
        const choices = presentChoices(drawnChoices, byId);
        const menu = { sections: [{ items }], extraGroups: [], combos: [{ _id: 'combo', choices }] };
        const groups = panelData(menu as unknown as SiteMenu, (until) => until)?.combos.combo ?? [];
        const taken = drawnPicks.flatMap(([at, which]) => {
          const group = groups[at];
          const extra = group?.extras[which % (group.extras.length || 1)];
          return group && extra ? [{ group: group._id, extra: extra._id }] : [];
        });
        const picks = taken.map(({ group, extra }) => {
          const [item = '', size] = extra.split(' ');
          return { choice: Number(group), item, subItem: size === undefined ? null : Number(size) };
        });
        const counted = [...new Set(taken.map((one) => JSON.stringify(one)))].map((one) => ({
          ...(JSON.parse(one) as { group: string; extra: string }),
          quantity: taken.filter((other) => JSON.stringify(other) === one).length,
        }));
        expect(extrasPrice(groups, counted)).toBe(picksPrice(picks, choices, byId));
        const refused = new Set(pickProblems(choices, picks, byId).map((problem) => String(problem.choice)));
        expect(new Set(choiceProblems(groups, counted).map(({ group }) => group))).toEqual(refused);
      },
    ),
    { numRuns: 100_000 },
  );
}, 60_000);
