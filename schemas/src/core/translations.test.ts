import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extraGroupSchema } from '../extra-group/extra-group.js';
import { itemSchema } from '../item/item.js';
import { menuSchema } from '../menu/menu.js';
import { lacksTexts } from '../menu/translatableRows.js';
import { validate } from '../validation.js';
import {
  contentLanguage,
  inLanguage,
  otherLanguage,
  switchLanguage,
  translatedTitles,
  withoutTranslations,
  mergeTranslations,
} from './translations.js';

const text = fc.string({ minLength: 1, maxLength: 8 }).filter((some) => some.trim() !== '');
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const part = fc.record({
  title: text,
  description: text,
  translations: maybe(
    fc.record({ en: maybe(fc.record({ title: maybe(text), description: maybe(fc.constant(' ')) })) }),
  ),
});
const menu = fc.record({ sections: fc.array(fc.record({ title: text, items: fc.array(part, { maxLength: 4 }) })) });

describe('a menu in another language', () => {
  it('falls back by field, and has no translations', () => {
    fc.assert(
      fc.property(menu, (whole) => {
        const english = inLanguage(whole, 'en');
        expect(JSON.stringify(english)).not.toContain('"translations"');
        whole.sections.forEach(({ items }, section) =>
          items.forEach(({ title, description, translations }, index) => {
            const shown = english.sections[section]?.items[index];
            expect(shown?.title).toBe(translations?.en?.title ?? title);
            expect(shown?.description).toBe(description);
          }),
        );
      }),
    );
  });

  it('is the original again after switching back', () => {
    fc.assert(
      fc.property(menu, (whole) => {
        const there = switchLanguage(whole, 'ar', 'en');
        expect(inLanguage(there, 'en')).toEqual(inLanguage(whole, 'en'));
        expect(inLanguage(there, 'ar')).toEqual(withoutTranslations(whole));
      }),
    );
  });

  it('translates the address and the quantity label where they are', () => {
    const whole = {
      institution: {
        location: { address: 'عمّان', googleMaps: 'https://maps.example' },
        translations: { en: { address: 'Amman' } },
      },
      cartSettings: { quantityLabel: 'العدد' },
      translations: { en: { quantityLabel: 'Pieces' } },
    };
    expect(inLanguage(whole, 'en')).toEqual({
      institution: { location: { address: 'Amman', googleMaps: 'https://maps.example' } },
      cartSettings: { quantityLabel: 'Pieces' },
    });
    expect(inLanguage(switchLanguage(whole, 'ar', 'en'), 'ar')).toEqual(withoutTranslations(whole));
  });
});

describe('the schema of translations', () => {
  it('has the marked fields with their limits, all optional', () => {
    const { en } = itemSchema.properties.translations.properties;
    expect(Object.keys(en.properties)).toEqual(['title', 'description']);
    expect(Object.keys(extraGroupSchema.properties.translations.properties.ar.properties)).toEqual(['title']);
    const errors = (translations: unknown) =>
      validate(menuSchema.properties.translations, translations).issues.map(({ path }) => path);
    expect(errors({ en: { headingPhrase: 'Welcome', quantityLabel: '' } })).toEqual([]);
    expect(errors({ en: { headingPhrase: 'x'.repeat(501) } })).toEqual(['/en/headingPhrase']);
    expect(errors({ en: { title: 'x' }, fr: {} })).toHaveLength(2);
  });
});

describe('the language of a response', () => {
  const both = { default: 'ar', offered: ['ar', 'en'] } as const;
  it.each([
    [both, 'en', 'en'],
    [both, null, 'ar'],
    [{ default: 'ar', offered: ['ar'] } as const, 'en', 'ar'],
    [{ default: 'en', offered: ['en'] } as const, 'ar', 'en'],
    [undefined, 'en', 'ar'],
  ] as const)('of %o, asked for %s, is %s', (languages, requested, expected) => {
    expect(contentLanguage(languages, requested)).toBe(expected);
  });

  it('has another one to translate into if two are offered', () => {
    expect(otherLanguage(both)).toBe('en');
    expect(otherLanguage({ default: 'ar', offered: ['ar'] })).toBeNull();
  });
});

it('merges texts by language and field, and clears blank ones', () => {
  const stored = { en: { title: 'Mansaf', description: 'Rice' } };
  expect(mergeTranslations(stored, { en: { description: ' ' }, ar: { title: 'منسف' } })).toEqual({
    ar: { title: 'منسف' },
    en: { title: 'Mansaf' },
  });
  expect(mergeTranslations(null, { en: { title: 'Mansaf' } })).toEqual({ en: { title: 'Mansaf' } });
  expect(mergeTranslations({ en: { title: 'Mansaf' } }, { en: { title: '' } })).toBeUndefined();
});

it('copies translated titles under the names of the copy', () => {
  const extra = { translations: { en: { title: 'Garlic' } } };
  expect(translatedTitles({ title: extra, groupTitle: { translations: { en: { title: ' ' } } } })).toEqual({
    translations: { en: { title: 'Garlic' } },
  });
  expect(translatedTitles({ title: null })).toEqual({});
});

it('finds the items whose name or description lacks a translation', () => {
  const en = { title: 'Hummus' };
  const lacks = (item: object) => lacksTexts({ title: 'حمص', description: '', ...item }, 'en');
  expect(lacks({})).toBe(true);
  expect(lacks({ translations: { en } })).toBe(false);
  expect(lacks({ translations: { en }, description: 'بالطحينة' })).toBe(true);
  expect(lacks({ translations: { en: { ...en, description: 'With tahini' } }, description: 'بالطحينة' })).toBe(false);
});
