import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { MAX_POPULAR_ITEMS } from '../item/popularity.js';
import { DEALS_SECTION_ID, publicMenu, visibleSections } from './visibility.js';

const NOW = Date.UTC(2026, 0, 1, 12);
const flag = fc.option(fc.boolean());
const item = fc.record({
  _id: fc.uuid(),
  title: fc.string(),
  hide: flag,
  pin: flag,
  sale: fc.option(fc.record({ onSale: fc.boolean(), offPrice: fc.constantFrom(0, 0.2, 1) })),
  interestRecords: fc.nat(),
});
const gallery = fc.record({
  _id: fc.uuid(),
  hide: flag,
  images: fc.array(fc.record({ image: fc.option(fc.constantFrom('a.webp', '')), note: fc.string() }), { maxLength: 3 }),
});
const section = fc.record({
  _id: fc.uuid(),
  title: fc.string(),
  hide: flag,
  example: fc.boolean(),
  items: fc.array(item, { maxLength: 5 }),
  galleries: fc.array(gallery, { maxLength: 2 }),
});
const menu = fc.array(section, { maxLength: 4 }).chain((sections) => {
  const ids = sections.flatMap(({ items }) => items.map(({ _id }) => _id));
  return fc.record({
    _id: fc.uuid(),
    currency: fc.constant('JOD'),
    admins: fc.constant(['owner']),
    plan: fc.nat(),
    inactiveFrom: fc.constant(null),
    firstDays: fc.constant({ isShown: true }),
    demoEndsAt: fc.constant('2026-12-11T00:00:00.000Z'),
    demoContact: fc.constant('tel:+962790000000'),
    demoPrice: fc.constant(99),
    menuVisitors: fc.record({ newVisitors: fc.nat(), totalVisitors: fc.nat() }),
    settings: fc.record({ doRenderDealsSection: flag }),
    sections: fc.constant(sections),
    combos: fc.array(
      fc.record({ title: fc.string(), items: fc.array(fc.record({ _id: fc.constantFrom('gone', ...ids) })) }),
      { maxLength: 3 },
    ),
  });
});

describe('the public menu', () => {
  it('has every visible item in order, and no other', () => {
    fc.assert(
      fc.property(menu, (aMenu) => {
        const expected = aMenu.sections
          .filter(({ hide }) => !hide)
          .map(({ _id, items }) => [_id, items.filter(({ hide }) => !hide).map((anItem) => anItem._id)]);
        const actual = publicMenu(aMenu, NOW).sections.map(({ _id, items }) => [
          _id,
          items.map((anItem) => anItem._id),
        ]);
        expect(actual).toEqual(expected);
      }),
    );
  });

  it('marks as popular what visitors see, beside marks that are there', () => {
    // As many as can be popular.
    const hidden = Array.from({ length: MAX_POPULAR_ITEMS }, (_, at) => ({ _id: `hidden ${at}`, hide: true }));
    const items = [...hidden, { _id: 'seen' }, { _id: 'quiet' }, { _id: 'marked', popular: true }];
    const counts = new Map([...hidden.map(({ _id }) => [_id, 50] as const), ['seen', 10], ['quiet', 9]]);
    const shown = publicMenu({ sections: [{ items }] }, NOW, counts).sections.flatMap((aSection) => aSection.items);
    expect(shown).toEqual([{ _id: 'seen', popular: true }, { _id: 'quiet' }, { _id: 'marked', popular: true }]);
  });

  it('omits everything private to the owner, and keeps the rest unchanged', () => {
    fc.assert(
      fc.property(menu, (aMenu) => {
        const result = publicMenu(aMenu, NOW);
        expect(JSON.stringify(result)).not.toMatch(
          /admins|"plan"|menuVisitors|inactiveFrom|firstDays|demoEndsAt|demoPrice|demoContact|interestRecords|"example"|"hide":true/,
        );
        const { _id, currency, settings } = aMenu;
        expect(result).toMatchObject({ _id, currency, settings });
      }),
    );
  });

  it('shows galleries with their filled slots only', () => {
    fc.assert(
      fc.property(menu, (aMenu) => {
        const galleries = publicMenu(aMenu, NOW).sections.flatMap((aSection) => aSection.galleries);
        const shown = aMenu.sections
          .filter(({ hide }) => !hide)
          .flatMap((aSection) => aSection.galleries.filter(({ hide }) => !hide));
        expect(galleries.map(({ _id }) => _id)).toEqual(shown.map(({ _id }) => _id));
        expect(galleries.flatMap(({ images }) => images)).toEqual(
          shown.flatMap(({ images }) => images).filter(({ image }) => image),
        );
      }),
    );
  });

  it('keeps combos with visible items, and drops those with none left', () => {
    fc.assert(
      fc.property(menu, (aMenu) => {
        const result = publicMenu(aMenu, NOW);
        const visible = result.sections.flatMap(({ items }) => items.map(({ _id }) => _id));
        const expected = aMenu.combos
          .map((combo) => ({ ...combo, choices: [], items: combo.items.filter(({ _id }) => visible.includes(_id)) }))
          .filter(({ items }) => items.length > 0);
        expect(result.combos).toEqual(expected);
      }),
    );
  });

  it('keeps extra groups of visible items, and the places of their choices', () => {
    const extra = { title: '', price: 0, initial: 0, soldOut: false, hide: false };
    const limits = { title: '', min: 0, max: 1, orNone: false, each: 1, free: 0 };
    const extras = [
      { ...extra, _id: 'e', kitchenTitle: 'K' },
      { ...extra, _id: 'f', hide: true },
    ];
    const group = (_id: string) => ({ ...limits, _id, extras });
    const item = (_id: string, hide: boolean) => ({ _id, hide, extras: [{ group: `of-${_id}` }] });
    const choices = [{ of: [{ item: 'hidden' }] }, { of: [{ item: 'hidden' }, { item: 'shown' }] }];
    const shown = publicMenu(
      {
        sections: [{ extras: [{ group: 'of-section' }], items: [item('shown', false), item('hidden', true)] }],
        extraGroups: ['of-section', 'of-shown', 'of-hidden', 'unused'].map(group),
        combos: [{ choices }, { choices: choices.slice(0, 1) }],
      },
      NOW,
    );
    expect(shown.extraGroups).toEqual(
      ['of-section', 'of-shown'].map((_id) => ({ ...limits, _id, extras: [{ ...extra, _id: 'e' }] })),
    );
    expect(shown.combos).toEqual([{ items: [], choices: [{ of: [] }, { of: [{ item: 'shown' }] }] }]);
  });

  it('has no combo while a daypart hides one of its items', () => {
    const items = [{ _id: 'bread' }, { _id: 'eggs', dayparts: ['breakfast'] }, { _id: 'hidden', hide: true }];
    const combos = [{ items: [{ _id: 'bread' }, { _id: 'eggs' }] }, { items: [{ _id: 'bread' }, { _id: 'hidden' }] }];
    const windows = [{ start: '07:00', end: '10:00' }];
    const dayparts = [{ _id: 'breakfast', title: 'Breakfast', windows, outside: 'hide' }];
    const aMenu = { sections: [{ items }], combos, dayparts, settings: { timeZone: 'UTC' } };
    const without = { items: [{ _id: 'bread' }], choices: [] };
    expect(publicMenu(aMenu, NOW).combos).toEqual([without]);
    expect(publicMenu(aMenu, Date.UTC(2026, 0, 1, 8)).combos).toEqual([{ ...combos[0], choices: [] }, without]);
  });

  it('does not modify its input, and is idempotent', () => {
    fc.assert(
      fc.property(menu, (aMenu) => {
        const before = structuredClone(aMenu);
        const once = publicMenu(aMenu, NOW);
        expect(aMenu).toEqual(before);
        expect(publicMenu(once, NOW)).toEqual(once);
      }),
    );
  });

  it('is typed by what it is made from', () => {
    const result = publicMenu(
      {
        currency: 'JOD',
        plan: 3,
        sections: [{ title: 'a', items: [{ _id: 'i', calories: 9, interestRecords: 2 }] }],
      },
      NOW,
    );
    expectTypeOf(result.currency).toEqualTypeOf<string>();
    expectTypeOf(result).not.toHaveProperty('plan');
    expect(result.sections[0]?.items[0]).toEqual({ _id: 'i', calories: 9 });
    expect(publicMenu({}, NOW)).toEqual({ sections: [], combos: [], extraGroups: [] });
  });
});

describe('the sections of the page', () => {
  const shown = menu.map((aMenu) => {
    const visible = publicMenu(aMenu, NOW);
    return { visible, page: visibleSections(visible) };
  });

  it('list pinned items first and lose none', () => {
    fc.assert(
      fc.property(shown, ({ visible, page }) => {
        for (const { _id, items } of page.filter((aSection) => aSection._id !== DEALS_SECTION_ID)) {
          const own = visible.sections.find((aSection) => aSection._id === _id)?.items ?? [];
          expect(items).toEqual([...own].sort((a, b) => Number(b.pin ?? false) - Number(a.pin ?? false)));
        }
      }),
    );
  });

  it('leave out a section exactly when it has neither items nor pictures', () => {
    fc.assert(
      fc.property(shown, ({ visible, page }) => {
        const filled = visible.sections.filter(
          ({ items, galleries }) => items.length > 0 || galleries.some(({ images }) => images.length > 0),
        );
        const own = page.filter(({ _id }) => _id !== DEALS_SECTION_ID).map(({ _id }) => _id);
        expect(own).toEqual(filled.map(({ _id }) => _id));
      }),
    );
  });

  it('begin with the deals exactly when those are on and there are any', () => {
    fc.assert(
      fc.property(shown, ({ visible, page }) => {
        const onSale = visible.sections
          .flatMap(({ items }) => items)
          .filter(({ sale }) => sale?.onSale && sale.offPrice > 0);
        const expected = visible.settings.doRenderDealsSection ? onSale.map(({ _id }) => _id).sort() : [];
        const deals = page.filter(({ _id }) => _id === DEALS_SECTION_ID);
        expect(deals.flatMap(({ items }) => items.map(({ _id }) => _id)).sort()).toEqual(expected);
        expect(page.slice(1).some(({ _id }) => _id === DEALS_SECTION_ID)).toBe(false);
      }),
    );
  });

  it('give the deals their fixed id and title', () => {
    const deal = { _id: 'i', sale: { onSale: true, offPrice: 0.1 } };
    const aMenu = { settings: { doRenderDealsSection: true }, sections: [{ _id: 's', title: 'مشاوي', items: [deal] }] };
    expect(visibleSections(aMenu).map(({ _id, title }) => [_id, title])).toEqual([
      ['82485', 'الـعـــروض'],
      ['s', 'مشاوي'],
    ]);
    expect(visibleSections(aMenu, 'en')[0]?.title).toBe('Deals');
  });

  it('put deals that are sold out after the others', () => {
    const sale = { onSale: true, offPrice: 0.1 };
    const items = [
      { _id: 'a', sale, soldOut: true },
      { _id: 'b', sale },
    ];
    const [deals, own] = visibleSections({ settings: { doRenderDealsSection: true }, sections: [{ _id: 's', items }] });
    expect(deals?.items.map(({ _id }) => _id)).toEqual(['b', 'a']);
    expect(own?.items.map(({ _id }) => _id)).toEqual(['a', 'b']);
  });

  it('put pinned deals first, whichever section they are from', () => {
    const sale = { onSale: true, offPrice: 0.1 };
    const aMenu = {
      settings: { doRenderDealsSection: true },
      sections: [
        { items: [{ _id: 'a', sale }] },
        {
          items: [
            { _id: 'b', sale },
            { _id: 'c', sale, pin: true },
          ],
        },
      ],
    };
    expect(visibleSections(aMenu)[0]?.items.map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
  });
});
