/** What a printed menu has in addition to the page. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../../entry-server.js';
import {
  aCombo,
  aMenu,
  anExtraGroup,
  anItem,
  anItemWithExtras,
  aRequest,
  aSection,
  someExtraGroups,
} from '../../../../testing/menuFixtures.js';
import type { SiteMenu } from '../../../../document/siteTypes.js';
import { drawOnPrint } from './printedParts.js';

const breakfast = { _id: 'b', title: 'فطور', windows: [{ start: '08:00', end: '13:00' }], outside: 'show' as const };
const friday = { _id: 'f', title: 'الجمعة', windows: [{ days: ['fri' as const], start: '12:00', end: '16:00' }] };
const later = '2027-01-01T09:00:00Z';
const contains = (...codes: ('milk' | 'gluten')[]) => codes.map((code) => ({ code, presence: 'contains' as const }));

drawOnPrint(document);

function print(menu: Partial<SiteMenu>, language: 'ar' | 'en' = 'ar'): void {
  document.documentElement.lang = language;
  const { html } = render(aRequest({ language }), { kind: 'menu', menu: aMenu({ combos: [], ...menu }) });
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const shop = document.querySelector<HTMLTemplateElement>('#shop');
  if (shop) document.body.append(shop.content);
  dispatchEvent(new Event('beforeprint'));
}

const text = ({ textContent }: Element) =>
  textContent
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const texts = (selector: string) => Array.from(document.querySelectorAll(selector), text);
const dish = (title: string, fields: Parameters<typeof anItem>[0] = {}) =>
  anItem({ _id: title.padEnd(24, '0'), title, ...fields });

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  dispatchEvent(new Event('afterprint'));
});

describe('extras', () => {
  it('are in one box per section, with rule, prices of all sizes, and dishes', () => {
    const withExtras = anItemWithExtras({ title: 'شاورما' });
    print({ sections: [aSection({ items: [withExtras, dish('فتّوش')] })], extraGroups: [...someExtraGroups] });
    expect(document.querySelectorAll('.extras-box')).toHaveLength(1);
    expect(texts('.extras-box li')).toEqual([
      'نوع الخبز · شاورما · اختر واحدةصاج طازج 0.25 JD · شراك · كماج',
      'إضافات · شاورما · اختياري، حتى 3، اثنتان مجانًاثومية 0.25 JD إلى 0.40 JD · مخلّل 0.20 JD · جبنة شيدر 0.50 JD · هلابينو 0.30 JD',
      'صوص · شاورما · اختياري، حتى 4كاتشب · صوص حار 0.10 JD',
      'طبق العائلة · شاورما (عائلي) · اختياري، حتى واحدةسلطة 1.00 JD',
    ]);
  });

  it('name no dishes where all offer them, and include those back at a date', () => {
    const extras = [{ group: 'sauces' }];
    const sauces = anExtraGroup(
      { title: 'sauces' },
      { Garlic: { soldOut: true, soldOutUntil: later }, Mustard: { soldOut: true }, Tahini: 0.5 },
    );
    const section = aSection({ extras, items: [dish('Wrap'), dish('Plate'), dish('Gone', { soldOut: true })] });
    print({ sections: [section, aSection({ _id: 'x'.repeat(24) })], extraGroups: [sauces] }, 'en');
    expect(texts('.extras-box')).toEqual(['sauces · OptionalGarlic · Tahini 0.50 JD']);
  });

  it('are the choices of combos, and are gone after the print', () => {
    const items = [dish('كولا'), dish('ماء')];
    const choices = [{ title: 'المشروب', min: 1, max: 1, of: items.map(({ _id }, extra) => ({ item: _id, extra })) }];
    print({
      sections: [aSection({ items })],
      combos: [aCombo({ choices }), aCombo({ _id: 'y'.repeat(24), title: 'غداء' })],
    });
    expect(texts('.extras-box')).toEqual(['المشروب · لمّة العائلة · اختر واحدةكولا · ماء 1.00 JD']);
    dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('.extras-box')).toBeNull();
  });
});

describe('allergens', () => {
  const cheese = anExtraGroup({ title: 'g' }, { جبنة: { allergens: contains('milk') }, خس: 0 });

  it('are letters at dishes and extras, with a legend and what is unknown', () => {
    const maybe = [...contains('gluten'), { code: 'nuts' as const, presence: 'may-contain' as const }];
    const items = [
      dish('مناقيش', { allergens: maybe, extras: [{ group: 'g' }] }),
      dish('فول', { allergensDeclared: true }),
      dish('شوربة'),
    ];
    print({ sections: [aSection({ items })], extraGroups: [cheese] });
    expect(texts('.item h3')).toEqual(['مناقيش غ، (م)', 'فول', 'شوربة']);
    expect(texts('.extras-box span')).toEqual(['جبنة ح', 'خس']);
    expect(texts('.legend li:not(.limit li)')).toEqual([
      'مسبّبات الحساسية:م مكسراتح حليبغ غلوتينبين قوسين قد يحتوي',
      'ما لم يُذكر من مسبّبات الحساسية غير معروف، ولا يعني خلوّ الصنف منه.',
    ]);
  });

  it('are left out where the menu has no legend that says what is unknown', () => {
    print({ sections: [aSection({ items: [dish('مناقيش', { extras: [{ group: 'g' }] })] })], extraGroups: [cheese] });
    expect(texts('.extras-box span')).toEqual(['جبنة', 'خس']);
  });
});

it('dishes and combos have their hours, beyond those of their section', () => {
  const items = [dish('فول'), dish('كبسة', { dayparts: ['f'] })];
  const sale = { ...dish('عرض', { dayparts: ['b'] }), _id: 'z'.repeat(24) };
  const combo = aCombo({ items: items.map(({ _id, title }) => ({ _id, title, description: '' })) });
  print({
    dayparts: [breakfast, { ...friday, outside: 'show' }],
    sections: [aSection({ dayparts: ['b'], items }), aSection({ _id: 'x'.repeat(24), items: [sale] })],
    combos: [combo],
  });
  const hours = (card: string) => texts(`${card} .on-paper`);
  expect(hours('.item:not(:nth-child(2))')).toEqual(['كل يوم 08:00–13:00']);
  expect(hours('.item:nth-child(2)')).toEqual(['الجمعة 12:00–16:00']);
  expect(hours('.combo')).toEqual(['كل يوم 08:00–13:00؛ الجمعة 12:00–16:00']);
});
