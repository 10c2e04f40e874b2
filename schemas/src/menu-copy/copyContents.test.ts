import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Menu } from '../menu/menu.js';
import { copyContents } from './copyContents.js';

const GROUPS = ['sauces', 'sizes', 'unused'];
const uses = fc.subarray(GROUPS.slice(0, 2)).map((groups) => groups.map((group) => ({ group })));
const section = fc.record({
  extras: uses,
  items: fc.array(fc.record({ extras: uses, dayparts: fc.subarray(['breakfast', 'deleted']) }), { maxLength: 4 }),
  galleries: fc.array(fc.constant({}), { maxLength: 2 }),
});
const menu = fc.array(section, { maxLength: 4 }).map((sections) => {
  const named = sections.map((one, index) => ({ ...one, _id: `section${index}` }));
  const extraGroups = GROUPS.map((_id) => ({ _id }));
  return {
    sections: named,
    dayparts: [{ _id: 'breakfast' }, { _id: 'unused' }],
    extraGroups,
    combos: [{}],
  } as unknown as Menu;
});

describe('the contents of a copy', () => {
  it('add up from sections to the whole, without combos and unused groups', () => {
    fc.assert(
      fc.property(menu, (aMenu) => {
        const ids = (aMenu.sections ?? []).map(({ _id }) => _id);
        const all = copyContents(aMenu, ids);
        const each = ids.map((id) => copyContents(aMenu, [id]));
        for (const part of ['sections', 'items', 'galleries'] as const)
          expect(each.reduce((sum, one) => sum + one[part], 0)).toBe(all[part]);
        expect(all.combos).toBe(0);
        const items = (aMenu.sections ?? []).flatMap((one) => one.items ?? []);
        const isLimited = items.some(({ dayparts = [] }) => dayparts.includes('breakfast'));
        expect(all.dayparts).toBe(isLimited ? 1 : 0);
        expect(all.extraGroups).toBeLessThanOrEqual(GROUPS.length - 1);
        expect(copyContents(aMenu)).toEqual({ ...all, combos: 1, extraGroups: GROUPS.length });
      }),
    );
  });
});
