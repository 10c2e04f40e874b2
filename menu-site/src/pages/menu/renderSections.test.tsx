import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { render, renderInSteps, type RenderedSections, type SectionCache } from '../../entry-server.js';
import type { SiteItem, SiteMenu, SiteRequest, SiteSection } from '../../document/siteTypes.js';
import { aCombo, aGallery, aMenu, anExtraGroup, anItem, aRequest, aSection } from '../../testing/menuFixtures.js';

/** A cache that keeps one page, of whatever menu and language, so that the keys alone must tell sections apart. */
function onePage(): SectionCache {
  let last: RenderedSections | undefined;
  return { hash: (text) => text, read: () => last, write: (_menu, _language, sections) => (last = sections) };
}

/** Renders a page with a cache. @returns the page, and the number of sections that were rendered for it */
async function pageWith(cache: SectionCache, menu: SiteMenu, request: Partial<SiteRequest>) {
  let rendered = 0;
  const { parts, ...page } = await renderInSteps(aRequest(request), menu, cache, () =>
    Promise.resolve((rendered += 1)),
  );
  return { page: { ...page, html: parts.map((part) => new TextDecoder().decode(part)).join('') }, rendered };
}

const wholePage = (menu: SiteMenu, request: Partial<SiteRequest>) => render(aRequest(request), { kind: 'menu', menu });

const NOON = Date.parse('2026-11-21T09:00:00Z');
const HOUR_MS = 3_600_000;
const breakfast = { _id: 'breakfast', title: 'الفطور', windows: [{ start: '08:00', end: '13:00', days: [] }] };
const dayparts = [{ ...breakfast, outside: 'show' as const }];
const [bread, sauce] = [
  anExtraGroup({ title: 'خبز', min: 1, max: 1 }, { صاج: 0.25, كماج: 0.5 }),
  anExtraGroup({ title: 'صوص', min: 1, max: 1 }, { حار: 1, ثومية: 2 }),
];
const uses = (...groups: readonly { readonly _id: string }[]) => groups.map(({ _id }) => ({ group: _id }));
const coffee = anItem({ _id: 'coffee', title: 'قهوة', nutrition: { caffeine: 90 } });
const plain = (fields: Partial<SiteMenu> = {}): SiteMenu =>
  aMenu({ combos: [], extraGroups: [bread, sauce], dayparts, ...fields });
const two = (first: Partial<SiteSection>, second: Partial<SiteSection> = {}, fields: Partial<SiteMenu> = {}) =>
  plain({
    ...fields,
    sections: [
      aSection({ _id: 'first', items: [anItem({ _id: 'dish' })], ...first }),
      aSection({ _id: 'second', items: [anItem({ _id: 'other' })], ...second }),
    ],
  });
const withSettings = (settings: Partial<SiteMenu['settings']>, menu = two({})): SiteMenu => ({
  ...menu,
  settings: { ...menu.settings, ...settings },
});

interface Step {
  readonly menu: SiteMenu;
  readonly now?: number;
  readonly language?: 'ar' | 'en';
}

const STEPS: Readonly<Record<string, readonly [before: Step, after: Step, rendered: number]>> = {
  'a dish': [{ menu: two({}) }, { menu: two({ items: [anItem({ _id: 'dish', price: 9 })] }) }, 1],
  'a gallery': [{ menu: two({}) }, { menu: two({ galleries: [aGallery()] }) }, 1],
  nothing: [{ menu: two({}) }, { menu: two({}) }, 0],
  'the order of sections': [{ menu: two({}) }, { menu: { ...two({}), sections: two({}).sections.toReversed() } }, 0],
  'a combo': [{ menu: two({}) }, { menu: { ...two({}), combos: [aCombo()] } }, 0],
  'the currency': [{ menu: two({}) }, { menu: two({}, {}, { currency: 'KWD' }) }, 2],
  'the language': [{ menu: two({}) }, { menu: two({}), language: 'en' }, 2],
  'whether it sells': [{ menu: two({}) }, { menu: withSettings({ doMenuPurchase: false }) }, 2],
  'the day, for what is sold out until later': [
    { menu: two({ items: [anItem({ soldOut: true, soldOutUntil: '2026-11-22T15:00:00Z' })] }) },
    {
      menu: two({ items: [anItem({ soldOut: true, soldOutUntil: '2026-11-22T15:00:00Z' })] }),
      now: NOON + 24 * HOUR_MS,
    },
    2,
  ],
  'the hour, for a section outside of its daypart': [
    { menu: two({ dayparts: ['breakfast'], items: [], galleries: [aGallery()] }) },
    { menu: two({ dayparts: ['breakfast'], items: [], galleries: [aGallery()] }), now: NOON + 3 * HOUR_MS },
    1,
  ],
  'the hour, for a dish outside of its daypart': [
    { menu: two({ items: [anItem({ dayparts: ['breakfast'] })] }) },
    { menu: two({ items: [anItem({ dayparts: ['breakfast'] })] }), now: NOON + 3 * HOUR_MS },
    1,
  ],
  'the extras of a section': [{ menu: two({ extras: uses(bread) }) }, { menu: two({ extras: uses(bread, sauce) }) }, 2],
  'one group of a section’s extras for another': [
    { menu: two({ extras: uses(bread) }) },
    { menu: two({ extras: uses(sauce) }) },
    2,
  ],
  'the profiles of an earlier section': [
    { menu: two({}, { extras: uses(bread) }, { extraGroups: [bread] }) },
    {
      menu: two(
        { items: [anItem({ _id: 'dish', extras: [{ group: bread._id, sizes: ['L'] }] })] },
        { extras: uses(bread) },
        { extraGroups: [bread] },
      ),
    },
    2,
  ],
  'which section has caffeine first': [
    { menu: withSettings({ labelling: 'sa' }, two({ items: [coffee] }, { items: [{ ...coffee, _id: 'tea' }] })) },
    { menu: withSettings({ labelling: 'sa' }, two({}, { items: [{ ...coffee, _id: 'tea' }] })) },
    2,
  ],
};

describe('a page of rendered sections', () => {
  it.each(Object.entries(STEPS))('is right after a change of: %s', async (_what, [before, after, rendered]) => {
    const cache = onePage();
    for (const { menu, now = NOON, language = 'ar' } of [before, after]) {
      const { page } = await pageWith(cache, menu, { now, language });
      expect(page).toEqual(wholePage(menu, { now, language }));
    }
    const again = onePage();
    await pageWith(again, before.menu, { now: before.now ?? NOON, language: before.language ?? 'ar' });
    const last = await pageWith(again, after.menu, { now: after.now ?? NOON, language: after.language ?? 'ar' });
    expect(last.rendered).toBe(rendered);
  });

  it('is the whole page after any edits, at any time', async () => {
    const pick = fc.nat({ max: 5 });
    const itemEdits: fc.Arbitrary<Partial<SiteItem>> = fc.oneof(
      fc.record({ price: fc.integer({ min: 0, max: 9000 }).map((thousandths) => thousandths / 1000) }),
      fc.record({ title: fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }) }),
      fc.record({ description: fc.constantFrom('', '<template data-section="0"></template>', '$& $1 {"$section":0}') }),
      fc.record({ sale: fc.record({ onSale: fc.boolean(), offPrice: fc.constantFrom(0.1, 0.5) }) }),
      fc.record({ extras: fc.subarray([...uses(bread, sauce)]) }),
      fc.record({ dayparts: fc.subarray(['breakfast']) }),
      fc.record({ pin: fc.boolean(), image: fc.constantFrom(null, 'a.webp') }),
      fc.record({ nutrition: fc.record({ calories: fc.nat(900), caffeine: fc.nat(90), sodium: fc.nat(3000) }) }),
      fc.constantFrom<Partial<SiteItem>>(
        { soldOut: true, soldOutUntil: '2026-12-01T10:00:00Z' },
        { soldOut: false, soldOutUntil: null },
        {
          subItems: [
            { _id: 's', title: 'S', price: 1 },
            { _id: 'l', title: 'L', price: 2, initial: true },
          ],
        },
        { subItems: [] },
      ),
    );
    const menuEdits: fc.Arbitrary<(menu: SiteMenu) => SiteMenu> = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(pick, pick, itemEdits).map(
          ([at, index, edit]) =>
            (menu: SiteMenu) =>
              edited(menu, at, index, edit),
        ),
      },
      pick.map((at) => (menu: SiteMenu) => moved(menu, at)),
      pick.map((at) => (menu: SiteMenu) => removed(menu, at)),
      fc.tuple(pick, fc.subarray(['breakfast'])).map(
        ([at, ids]) =>
          (menu: SiteMenu) =>
            inSection(menu, at, { dayparts: ids }),
      ),
      fc.tuple(pick, fc.subarray([...uses(bread, sauce)])).map(
        ([at, extras]) =>
          (menu: SiteMenu) =>
            inSection(menu, at, { extras }),
      ),
      fc
        .constantFrom<Partial<SiteMenu>>(
          { currency: 'SAR' },
          { country: 'SA' },
          { extraGroups: [bread] },
          { extraGroups: [sauce, bread] },
          { dayparts: [] },
          {
            dayparts: [
              { ...breakfast, title: 'صباحًا', windows: [{ start: '05:00', end: '09:00', days: [] }], outside: 'show' },
            ],
          },
          { headingPhrase: 'أهلًا' },
          { combos: [aCombo()] },
        )
        .map((fields) => (menu: SiteMenu) => ({ ...menu, ...fields })),
      fc
        .constantFrom<Partial<SiteMenu['settings']>>(
          { labelling: 'sa' },
          { labelling: 'eu' },
          { doMenuPurchase: false },
          { doRenderDealsSection: true },
          { timeZone: 'America/New_York' },
          { purchaseMethod: 'reserve' },
        )
        .map((settings) => (menu: SiteMenu) => withSettings(settings, menu)),
    );
    const steps = fc.array(
      fc.tuple(menuEdits, fc.constantFrom<'ar' | 'en'>('ar', 'ar', 'ar', 'en'), fc.constantFrom(0, 0, 1, 7, 24)),
      { minLength: 4, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const cache = onePage();
        let menu = plain({
          sections: ['a', 'b', 'c', 'd'].map((_id) =>
            aSection({ _id, items: [1, 2, 3].map((at) => anItem({ _id: `${_id}${at}` })) }),
          ),
        });
        let now = NOON;
        for (const [edit, language, hours] of list) {
          menu = edit(menu);
          now += hours * HOUR_MS;
          expect((await pageWith(cache, menu, { now, language })).page).toEqual(wholePage(menu, { now, language }));
        }
      }),
      { numRuns: 25 },
    );
  });
});

function inSection(menu: SiteMenu, at: number, fields: Partial<SiteSection>): SiteMenu {
  return { ...menu, sections: menu.sections.map((one, index) => (index === at ? { ...one, ...fields } : one)) };
}

function edited(menu: SiteMenu, at: number, index: number, fields: Partial<SiteItem>): SiteMenu {
  const items = menu.sections[at]?.items ?? [];
  return inSection(menu, at, { items: items.map((item, place) => (place === index ? { ...item, ...fields } : item)) });
}

/** Moves a section's first item to the next section. */
function moved(menu: SiteMenu, at: number): SiteMenu {
  const [first, ...rest] = menu.sections[at]?.items ?? [];
  const next = menu.sections[at + 1];
  return first && next
    ? inSection(inSection(menu, at, { items: rest }), at + 1, { items: [first, ...next.items] })
    : menu;
}

function removed(menu: SiteMenu, at: number): SiteMenu {
  return { ...menu, sections: menu.sections.filter((_, index) => index !== at) };
}
