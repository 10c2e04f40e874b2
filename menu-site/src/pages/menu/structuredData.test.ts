import { CURRENCIES } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import example from '../../../../examples/menu.schema-org.json?raw';
import { createSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { aMenu, anItem, aRequest, aSection } from '../../testing/menuFixtures.js';
import { schemaOrgProblems } from '../../testing/schemaOrg.js';
import { structuredData } from './structuredData.js';

const dataOf = (menu: SiteMenu, language: 'ar' | 'en' = 'ar'): unknown =>
  JSON.parse(structuredData(menu, createSite(aRequest({ language }), { kind: 'menu', menu })));

const sizes = [
  { _id: 's', title: 'صغير', price: 2 },
  { _id: 'l', title: 'كبير', price: 3 },
];

describe('the structured data', () => {
  it('conforms to schema.org in both languages', () => {
    const eid = { _id: 'e', title: 'العيد', from: '2026-12-01', to: '2026-12-03' };
    const menu = aMenu({
      sections: [
        aSection({
          title: 'مشاوٍ',
          items: [
            anItem({ title: 'كباب', price: 4.125, soldOut: true }),
            anItem({ title: 'شيش', price: 0, subItems: sizes }),
            anItem({ title: 'بلا سعر', price: 0, nutrition: { calories: 540 }, diets: ['vegan', 'halal'] }),
          ],
        }),
      ],
      specialHours: [
        { ...eid, closed: true, days: [] },
        { ...eid, _id: 'r', closed: false, days: [{ day: 'sun', start: '19:00', end: '02:00' }] },
      ],
    });
    for (const language of ['ar', 'en'] as const) {
      expect(schemaOrgProblems(dataOf(menu, language))).toEqual([]);
      expect(schemaOrgProblems(dataOf(aMenu(), language))).toEqual([]);
    }
  });

  it('names calories and the diets that no allergen contradicts', () => {
    const item = anItem({
      nutrition: { calories: 540 },
      diets: ['vegan', 'halal'],
      allergens: [{ code: 'milk', presence: 'contains' }],
    });
    const text = JSON.stringify(dataOf(aMenu({ sections: [aSection({ items: [item] })] })));
    expect(text).toContain('"calories":"540 calories"');
    expect(text).toContain('"suitableForDiet":["https://schema.org/VegetarianDiet","https://schema.org/HalalDiet"]');
  });

  it('opens 24 hours, and closes on days that special hours do not name', () => {
    const menu = aMenu({
      workingDays: [
        { day: 'sun', start: '09:00', end: '09:00' },
        { day: 'mon', end: '00:00' },
        { day: 'tue', start: '00:30', end: '00:30' },
      ],
      specialHours: [
        { _id: 'e', title: 'العيد', from: '2026-12-01', to: '2026-12-03', closed: false, days: [{ day: 'thu' }] },
      ],
    });
    const data = dataOf(menu) as Readonly<
      Record<'openingHoursSpecification' | 'specialOpeningHoursSpecification', Hours>
    >;
    type Hours = readonly { readonly dayOfWeek: string; readonly opens: string; readonly closes: string }[];
    const shown = (hours: Hours) => hours.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek} ${opens}-${closes}`);
    expect(shown(data.openingHoursSpecification)).toEqual([
      'Sunday 09:00-08:59',
      'Monday 00:00-23:59',
      'Tuesday 00:30-00:29',
    ]);
    expect(shown(data.specialOpeningHoursSpecification)).toEqual(
      ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
        (day) => `${day} 00:00-${day === 'Thursday' ? '23:59' : '00:00'}`,
      ),
    );
    expect(schemaOrgProblems(data)).toEqual([]);
  });

  it('states overlapping special hours once a day, by the narrowest period', () => {
    const special = { title: 'رمضان', closed: false, days: [{ day: 'sun' as const, start: '17:00', end: '23:00' }] };
    const data = dataOf(
      aMenu({
        specialHours: [
          { ...special, _id: 'r', from: '2026-12-01', to: '2026-12-30' },
          { _id: 'e', title: 'إصلاح', from: '2026-12-10', to: '2026-12-11', closed: true, days: [] },
        ],
      }),
    ) as { readonly specialOpeningHoursSpecification: readonly Record<'validFrom' | 'validThrough', string>[] };
    const ranges = data.specialOpeningHoursSpecification.map((row) => `${row.validFrom}–${row.validThrough}`);
    expect([...new Set(ranges)]).toEqual(['2026-12-01–2026-12-09', '2026-12-10–2026-12-11', '2026-12-12–2026-12-30']);
  });

  it('of the published example does, too', () => {
    expect(schemaOrgProblems(JSON.parse(example))).toEqual([]);
  });

  it('of an empty menu does, too', () => {
    const menu = aMenu({ institution: {}, sections: [], combos: [], workingDays: [], menuMainImage: null });
    const { hasMenu, ...restaurant } = dataOf(menu) as { readonly hasMenu: object };
    expect(schemaOrgProblems(restaurant)).toEqual([]);
    expect(hasMenu).toMatchObject({ '@type': 'Menu' });
  });

  it('names prices with their currency, as they were entered', () => {
    const item = anItem({ title: 'كباب', price: 4.125, sale: { onSale: false, offPrice: 0 } });
    const prices = CURRENCIES.map((currency) => {
      const menu = aMenu({ currency, sections: [aSection({ items: [item] })], combos: [] });
      const data = dataOf(menu);
      expect(schemaOrgProblems(data)).toEqual([]);
      const { hasMenu } = data as {
        readonly hasMenu: {
          readonly hasMenuSection: readonly { readonly hasMenuItem: readonly { offers: object }[] }[];
        };
      };
      return hasMenu.hasMenuSection[0]?.hasMenuItem[0]?.offers;
    });
    // A price that is finer than the menu's step is stated as it was entered.
    expect(prices).toEqual(
      CURRENCIES.map((currency) => ({ '@type': 'Offer', price: '4.125', priceCurrency: currency })),
    );
  });

  it('would fail with a property or a value that schema.org does not know', () => {
    const problems = schemaOrgProblems({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      phone: '1',
      hasMap: 'maps',
      latitude: 31.9,
      geo: { '@type': 'Geo' },
      hasMenu: { '@type': 'MenuItem', name: '', offers: { '@type': 'Offer', price: '4,5', availability: 'SoldOff' } },
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sun', opens: '24:00' }],
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      '/phone',
      '/hasMap',
      ...['/geo', '/geo'],
      ...['/hasMenu', '/hasMenu/name', '/hasMenu/offers/price', '/hasMenu/offers/availability'],
      ...['/openingHoursSpecification[0]/dayOfWeek', '/openingHoursSpecification[0]/opens'],
    ]);
  });
});
