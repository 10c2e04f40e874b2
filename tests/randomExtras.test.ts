/**
 * The laws of extras for random menus. Their price is compared with a slow count, and with the item panel of the page.
 * (docs/spec/domain.md#extras)
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceProblems,
  CURRENCIES,
  displayedPrice,
  extrasPrice,
  formatPlainAmount,
  initialChoices,
  isInitialLeast,
  lineTotal,
  originalUnitPrice,
  sumsOf,
  offeredGroups,
  originalPrice,
  priceStepOf,
  salePrice,
  sizePrices,
  soldOutRequirements,
  toThousandths,
  unitPrice,
  type Choice,
  type ExtraGroup,
  type ExtraUse,
} from '@qaima/schemas';
import type { SiteItem, SiteMenu } from '../menu-site/src/document/siteTypes.js';
import { panelData, profileIndex } from '../menu-site/src/pages/menu/item-panel/panelData.js';
import { fullGroups, groupsOfProfile, type PanelData } from '../menu-site/src/pages/menu/item-panel/panelGroups.js';

const NO_DATA: PanelData = { groups: [], profiles: [], combos: {} };
type Extra = ExtraGroup['extras'][number];

/**
 * A reproducible source of random integers below a limit. It is far faster than a fast-check arbitrary for each part of
 * a menu.
 */
function randomSource(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 8) / 0x1000000) * limit);
  };
  const chance = (percent: number) => below(100) < percent;
  const list = <T>(most: number, make: (index: number) => T) =>
    Array.from({ length: below(most + 1) }, (_, i) => make(i));
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  return { below, chance, list, pick };
}

const SIZES = ['S', 'M', 'L'] as const;
const money = ({ below }: ReturnType<typeof randomSource>) => below(5_000) / 1000;

function randomMenu(seed: number) {
  const random = randomSource(seed);
  const { below, chance, list, pick } = random;
  const groups = Array.from({ length: 3 }, (_, at): ExtraGroup => ({
    _id: `g${at}`,
    title: `group ${at}`,
    min: below(3),
    max: chance(40) ? null : 1 + below(4),
    orNone: chance(30),
    each: chance(40) ? null : 1 + below(3),
    free: below(4),
    extras: Array.from({ length: 1 + below(4) }, (_unused, index): Extra => ({
      _id: `g${at}e${index}`,
      title: `extra ${index}`,
      price: money(random),
      prices: list(2, () => ({ size: pick(SIZES), price: money(random) })),
      initial: below(3),
      soldOut: chance(10),
      hide: chance(10),
    })),
  }));
  const useOf = (group: ExtraGroup): ExtraUse => ({
    group: group._id,
    ...(chance(20) ? { free: below(4) } : {}),
    ...(chance(20) ? { max: chance(50) ? null : 1 + below(4) } : {}),
    ...(chance(20) ? { min: below(4) } : {}),
    ...(chance(20) ? { sizes: list(2, () => pick(SIZES)) } : {}),
    ...(chance(20) ? { without: [pick(group.extras)._id ?? ''] } : {}),
    ...(chance(30) ? { prices: [{ extra: pick(group.extras)._id ?? '', price: money(random) }] } : {}),
  });
  const uses = () => groups.filter(() => chance(60)).map(useOf);
  const section = { extras: uses() };
  const item = {
    price: money(random),
    sale: { onSale: chance(50), offPrice: below(101) / 100 },
    subItems: SIZES.map((code) => ({ title: code, code, price: money(random) })),
    extras: uses(),
  };
  const subItem = below(3);
  const choices = list(6, (): Choice => {
    const group = pick(groups);
    return { group: group._id, extra: pick(group.extras)._id ?? '', quantity: 1 + below(3) };
  });
  return { groups, section, item, subItem, choices, shuffled: [...choices].sort(() => (chance(50) ? 1 : -1)) };
}

/** Computes the price unit by unit: each free unit removes the cheapest remaining one. */
function slowPrice({ groups, section, item, subItem, choices }: ReturnType<typeof randomMenu>): number {
  const size = SIZES[subItem];
  let total = 0;
  for (const group of groups) {
    const use =
      item.extras.find((one) => one.group === group._id) ?? section.extras.find((one) => one.group === group._id);
    if (!use || (use.sizes?.length && !use.sizes.includes(size ?? ''))) continue;
    const left: number[] = [];
    for (const { extra: id, group: of, quantity } of choices) {
      const extra = group.extras.find(({ _id }) => of === group._id && _id === id);
      if (!extra || extra.hide || use.without?.includes(id)) continue;
      let price = extra.price;
      for (const sized of [...(extra.prices ?? [])].reverse()) if (sized.size === size) price = sized.price;
      for (const here of use.prices ?? []) if (here.extra === id) price = here.price;
      for (let unit = 0; unit < quantity; unit++) left.push(Math.round(price * 1000));
    }
    for (let free = use.free ?? group.free; free > 0 && left.length > 0; free--)
      left.splice(left.indexOf(Math.min(...left)), 1);
    for (const price of left) total += price;
  }
  return total;
}

/** The price and problems of a choice in the item panel, from the data that the page contains as JSON. */
function shownOnPage({ groups, section, item, subItem, choices }: ReturnType<typeof randomMenu>) {
  const onPage = { _id: 'item', title: 'item', ...item };
  const menu = { sections: [{ ...section, items: [onPage] }], extraGroups: groups, combos: [] } as unknown as SiteMenu;
  const data = JSON.parse(JSON.stringify(panelData(menu, (until) => until) ?? NO_DATA)) as PanelData;
  const profile = data.profiles[profileIndex(menu, menu.sections[0]?.items[0] as SiteItem) ?? -1] ?? {};
  const offered = groupsOfProfile(profile, fullGroups(data), subItem);
  // The panel reads the price without extras from the card.
  return {
    unit: salePrice(item, 10, subItem) + extrasPrice(offered, choices),
    problems: choiceProblems(offered, choices).map(({ kind }) => kind),
  };
}

describe('the price of extras', () => {
  it('equals a slow count and the page’s, in any order, unreduced by sales', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = randomMenu(seed);
        const groups = offeredGroups(drawn.item, drawn.section, drawn.groups, drawn.subItem);
        const price = extrasPrice(groups, drawn.choices);
        const line = { item: drawn.item, step: 10, subItem: drawn.subItem, groups, choices: drawn.shuffled };
        const unit = unitPrice(line);
        const shown = shownOnPage(drawn);
        const problems = choiceProblems(groups, drawn.choices).map(({ kind }) => kind);
        if (
          price !== slowPrice(drawn) ||
          price < 0 ||
          price !== extrasPrice(groups, drawn.shuffled) ||
          unit !== salePrice(drawn.item, 10, drawn.subItem) + price ||
          unit !== shown.unit ||
          problems.join() !== shown.problems.join()
        )
          expect({
            price,
            slow: slowPrice(drawn),
            shuffled: extrasPrice(groups, drawn.shuffled),
            unit,
            problems,
            shown,
          }).toBeNull();
      }),
      { numRuns: 100_000 },
    );
    // Takes ten seconds on an idle processor.
  }, 120_000);

  it('begins with initial choices that no rule but a minimum refuses', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { item, section, groups, subItem } = randomMenu(seed);
        const offered = offeredGroups(item, section, groups, subItem);
        const kinds = choiceProblems(offered, initialChoices(offered)).map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind !== 'too-few')).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('required extras', () => {
  it('stop an item exactly if no choice is accepted in any size', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { groups, section, item } = randomMenu(seed);
        const canBeOrdered = item.subItems.some((_, size) =>
          offeredGroups(item, section, groups, size).every((group) => {
            const most = group.extras.flatMap(({ _id: extra, isSoldOut }) =>
              isSoldOut ? [] : [{ group: group._id, extra, quantity: group.each ?? Math.max(group.min, 1) }],
            );
            let left = group.isNoneAllowed ? 0 : group.min;
            const choices = most.map((choice) => {
              const quantity = Math.min(left, choice.quantity);
              left -= quantity;
              return { ...choice, quantity };
            });
            return choiceProblems([group], choices).length === 0;
          }),
        );
        expect(soldOutRequirements(item, section, groups).length === 0).toBe(canBeOrdered);
      }),
    );
  });
});

/** All choices of up to three units of each extra. No group requires more units, and more are never cheaper. */
const choicesOf = (group: string, [extra, ...others]: readonly string[]): Choice[][] =>
  extra === undefined
    ? [[]]
    : choicesOf(group, others).flatMap((rest) => [
        rest,
        ...[1, 2, 3].map((quantity) => [{ group, extra, quantity }, ...rest]),
      ]);

/** The price of the cheapest line that is accepted, found by trying all choices. */
function cheapestLine({ groups, section, item }: ReturnType<typeof randomMenu>, step: number): number {
  const pricesOf = (size: number) =>
    offeredGroups(item, section, groups, size).reduce(
      (sum, group) => {
        const all = choicesOf(
          group._id,
          group.extras.map(({ _id }) => _id),
        );
        const accepted = all.filter((choices) => choiceProblems([group], choices).length === 0);
        return sum + Math.min(...accepted.map((choices) => extrasPrice([group], choices)));
      },
      salePrice(item, step, size),
    );
  return Math.min(...item.subItems.map((_, size) => pricesOf(size)).filter((price) => price > 0));
}

describe('the price that stands alone', () => {
  it('is the guest’s minimum, and tells if the preselected extras cost more', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 5, 10, 50, 250), (seed, step) => {
        const drawn = randomMenu(seed);
        const { item, section, groups } = drawn;
        const least = cheapestLine(drawn, step);
        fc.pre(Number.isFinite(least));
        const offered = (size: number | null) => offeredGroups(item, section, groups, size);
        const shown = displayedPrice(item, step, offered);
        expect(shown?.price).toBe(least);
        for (const [subItem] of item.subItems.entries()) {
          const choices = initialChoices(offered(subItem));
          if (choiceProblems(offered(subItem), choices).length > 0) continue;
          const charged = unitPrice({ item, step, subItem, groups: offered(subItem), choices });
          if (charged > least) expect(shown?.startsFrom).toBe(true);
          expect(isInitialLeast(offered(subItem))).toBe(charged === sizePrices(item, step, offered)[subItem]?.price);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('what a cart shows', () => {
  it('adds up: units, lines, what the sale took off, and the total', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: 1, max: 99 }),
        (seed, currency, quantity) => {
          const { item, section, groups, subItem, choices } = randomMenu(seed);
          const offered = offeredGroups(item, section, groups, subItem);
          const step = priceStepOf({ currency });
          const line = { item, step, subItem, groups: offered, choices, quantity };
          const price = lineTotal(line, 'order');
          const whole = { units: quantity, before: originalUnitPrice(line) * quantity, price };
          const { parts, total } = sumsOf([whole], { settings: {}, step, taxStep: step });
          const read = (amount: number) => toThousandths(Number(formatPlainAmount(amount, currency)));
          const unit = read(salePrice(item, step, subItem)) + read(extrasPrice(offered, choices));
          expect(unit * quantity).toBe(read(lineTotal(line, 'order')));
          expect(parts.reduce((sum, { amount }) => sum + read(amount), 0)).toBe(read(total));
          expect(
            salePrice(item, step, subItem) % step === 0 ||
              salePrice(item, step, subItem) === originalPrice(item, subItem),
          ).toBe(true);
        },
      ),
    );
  });
});
