import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEALS_SECTION_ID, publicMenu, visibleSections } from '../item/visibility.js';
import { withCombos } from './combosPosition.js';

const section = fc.record({
  hide: fc.boolean(),
  isOnSale: fc.boolean(),
  isEmpty: fc.boolean(),
});
const menu = fc.record({
  sections: fc.array(section, { maxLength: 6 }),
  position: fc.option(fc.nat(8), { nil: undefined }),
  deals: fc.boolean(),
});

it('puts the combos behind as many of the owner’s sections as were asked for, shown or not', () => {
  fc.assert(
    fc.property(menu, ({ sections, position, deals }) => {
      const item = { _id: 'i', price: 1 };
      const seen = publicMenu(
        {
          settings: { doRenderDealsSection: deals, ...(position === undefined ? {} : { combosPosition: position }) },
          combos: [{ choices: [{ of: [{ item: 'i' }] }] }],
          sections: sections.map(({ hide, isOnSale, isEmpty }, index) => ({
            _id: `${index}`,
            hide,
            items: isEmpty ? [] : [isOnSale ? { ...item, sale: { onSale: true, offPrice: 0.5 } } : item],
          })),
        },
        0,
      );
      const ids = visibleSections(seen).map(({ _id }) => _id);
      const shown = withCombos(ids, 'combos', seen);
      const isBefore = (id: string) => id === DEALS_SECTION_ID || Number(id) < (position ?? Infinity);
      const combos = seen.combos.length > 0 ? ['combos'] : [];
      expect(shown).toEqual([...ids.filter(isBefore), ...combos, ...ids.filter((id) => !isBefore(id))]);
      expect(withCombos(ids, 'combos', { ...seen, combos: [] })).toEqual(ids);
    }),
  );
});
