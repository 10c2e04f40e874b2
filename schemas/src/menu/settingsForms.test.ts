import { describe, expect, it } from 'vitest';
import { validate } from '../validation.js';
import {
  colorsFormSchema,
  otherContactFormSchema,
  privateSettingsFormSchema,
  settingSummary,
  formFieldAt,
  settingsPages,
  settingsFormValues,
  toSettingsPayload,
} from './settingsForms.js';
import { menuUpdateSchema } from './update.js';
import type { ObjectSchema } from '../core/schema.js';
import type { Menu } from './menu.js';

const menu = {
  languages: { default: 'ar', offered: ['ar'] },
  username: 'innova',
  colors: { mainColor: '#c0392b' },
  institution: {
    name: 'مطعم إنوفا',
    location: { address: 'عمّان', geoLocation: { coordinates: [35.91, 31.95] } },
    contact: { phone: '0791234567' },
  },
  settings: { doMenuPurchase: false },
  cartSettings: { quantityLabel: 'الكمية' },
} as Menu;

describe('the forms of the settings', () => {
  it('ask once for each setting, and for nothing else', () => {
    const asked = settingsPages
      .flatMap<ObjectSchema>(({ forms }) => forms)
      .flatMap(({ properties }) => Object.keys(properties));
    expect(new Set(asked).size).toBe(asked.length);
    const samples = asked.map((field) => [field, field === 'lat' || field === 'long' ? 1 : ''] as const);
    const refused = validate(menuUpdateSchema, toSettingsPayload(Object.fromEntries(samples))).issues;
    expect(refused.filter(({ keyword }) => keyword === 'additionalProperties')).toEqual([]);
    const {
      menuMainImage: _image,
      workingDays: _days,
      languages: _languages,
      combosPosition: _combosPosition,
      firstDays: _firstDays,
      translations: _translations,
      colors,
      institution,
      orders,
      guests,
      team,
      tips,
      tax,
      ...flat
    } = menuUpdateSchema.properties;
    const { logo: _logo, translations: _institutionTranslations, location, contact, ...plain } = institution.properties;
    const { geoLocation: _point, ...place } = location.properties;
    const all = [
      flat,
      colors.properties,
      plain,
      place,
      contact.properties,
      orders.properties,
      guests.properties,
      team.properties,
      tips.properties,
      tax.properties,
    ].flatMap((part) => Object.keys(part));
    expect([...asked].sort()).toEqual(all.sort());
  });

  it('show what a menu has, by flat names', () => {
    expect(settingsFormValues(menu)).toMatchObject({
      username: 'innova',
      mainColor: '#c0392b',
      name: 'مطعم إنوفا',
      address: 'عمّان',
      phone: '0791234567',
      lat: 31.95,
      long: 35.91,
      enableBuy: false,
      showSaleSection: true,
      timeZone: 'Asia/Amman',
      quantityLabel: 'الكمية',
    });
    expect(
      settingsFormValues({
        _id: 'menu',
        currency: 'JOD',
        country: 'JO',
        languages: { default: 'ar', offered: ['ar'] },
      })['lat'],
    ).toBeUndefined();
  });

  it('propose a quantity label in the language of the menu', () => {
    const english: Menu = { ...menu, languages: { default: 'en', offered: ['en'] } };
    const labelOf = (quantityLabel: string) =>
      settingsFormValues({ ...english, cartSettings: { quantityLabel } })['quantityLabel'];
    expect([labelOf(''), labelOf('Pieces')]).toEqual(['Quantity', 'Pieces']);
    expect(settingsFormValues({ ...menu, cartSettings: {} })['quantityLabel']).toBe('الكمية');
  });

  it('put each field in its place, and no other', () => {
    expect(toSettingsPayload({ phone: '', x: '@innova', address: 'إربد', lat: null, mainColor: '#000000' })).toEqual({
      institution: { contact: { phone: '', x: '@innova' }, location: { address: 'إربد' } },
      lat: null,
      colors: { mainColor: '#000000' },
    });
    expect(toSettingsPayload({})).toEqual({});
  });

  it('know their field by the path of a refusal', () => {
    expect(formFieldAt('/institution/contact/phone')).toBe('/phone');
    expect(formFieldAt('/username')).toBe('/username');
    expect(formFieldAt('/elsewhere')).toBe('/elsewhere');
  });

  it('ask for what must be said, and let the rest be emptied', () => {
    const missing = validate(privateSettingsFormSchema, { quantityLabel: ' ' }).issues.map(({ path }) => path);
    expect([...new Set(missing)].sort()).toEqual(
      ['/doMarkClosestBranch', '/enableBuy', '/purchaseMethod', '/quantityLabel', '/showSaleSection'].sort(),
    );
    expect(validate(otherContactFormSchema, {}).issues).toEqual([]);
    expect(validate(colorsFormSchema, { mainColor: 'red' }).issues.map(({ path }) => path)).toEqual(['/mainColor']);
  });

  it('say a choice by its label', () => {
    expect(settingSummary(privateSettingsFormSchema, 'purchaseMethod', 'reserve', 'ar')).toBe('طريقة الشراء: حجز');
    expect(settingSummary(otherContactFormSchema, 'x', '@innova', 'en')).toBe('X');
  });
});
