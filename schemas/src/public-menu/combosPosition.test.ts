import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEALS_SECTION_ID, publicMenu, visibleSections } from './visibility.js';
import { withCombos } from './combosPosition.js';

const section = fc.record({
  hide: fc.boolean(),
  isOnSale: fc.boolean(),
  isEmpty: fc.boolean(),
});
const place = fc.option(fc.nat(8), { nil: undefined });
const menu = fc.record({
  sections: fc.array(section, { maxLength: 6 }),
  position: place,
  own: fc.array(place, { maxLength: 3 }),
  deals: fc.boolean(),
});

it('puts each combo after its number of sections, counting hidden ones', () => {
  fc.assert(
    fc.property(menu, ({ sections, position, own, deals }) => {
      const item = { _id: 'i', price: 1 };
      const seen = publicMenu(
        {
          settings: { doRenderDealsSection: deals, ...(position === undefined ? {} : { combosPosition: position }) },
          combos: own.map((place, index) => ({
            _id: `combo ${index}`,
            choices: [{ of: [{ item: 'i' }] }],
            ...(place === undefined ? {} : { position: place }),
          })),
          sections: sections.map(({ hide, isOnSale, isEmpty }, index) => ({
            _id: `${index}`,
            hide,
            items: isEmpty ? [] : [isOnSale ? { ...item, sale: { onSale: true, offPrice: 0.5 } } : item],
          })),
        },
        0,
      );
      const ids = visibleSections(seen).map(({ _id }) => _id);
      const groups: string[] = [];
      const shown = withCombos(
        ids.map((id) => [id]),
        ({ id, combos }) => {
          groups.push(id);
          return combos.map(({ _id }) => _id);
        },
        seen,
      );
      // A combo stands directly before the first section of which the owner has put fewer before it.
      const isBefore = (id: string, index: number) =>
        id === DEALS_SECTION_ID || Number(id) < (own[index] ?? position ?? Infinity);
      const rankOf = (index: number) => ids.filter((id) => isBefore(id, index)).length;
      const placed = seen.combos.map((_, index) => ({ id: `combo ${index}`, rank: rankOf(index) }));
      const expected = [...ids, ''].flatMap((id, rank) => [
        ...placed.filter((combo) => combo.rank === rank).map((combo) => combo.id),
        ...(id === '' ? [] : [id]),
      ]);
      expect(shown.flat()).toEqual(expected);
      expect(groups).toEqual(
        [...new Set(placed.map(({ rank }) => rank))].map((_, index) =>
          index === 0 ? 'combos' : `combos-${index + 1}`,
        ),
      );
      expect(withCombos(ids, () => 'combos', { ...seen, combos: [] })).toEqual(ids);
    }),
  );
});
