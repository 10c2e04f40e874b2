/**
 * Texts in the menu's other language. A field marked `x-translate` can be translated. The entity itself contains the
 * translations: `translations.en.title`. (docs/spec/domain.md#translations)
 */
import type { Language } from './language.js';
import type { ObjectSchema, Schema } from './schema.js';
import { isKeyOf, isRecord } from './typeGuards.js';

export const LANGUAGES = ['ar', 'en'] as const satisfies readonly Language[];

export const languageField = {
  type: 'string',
  enum: LANGUAGES,
  'x-options': { ar: { ar: 'العربية', en: 'Arabic' }, en: { ar: 'الإنجليزية', en: 'English' } },
} as const;

/** The languages of a menu's texts. `default` is the language of the plain fields; `offered` always includes it. */
export interface MenuLanguages {
  readonly default: Language;
  readonly offered: readonly Language[];
}

interface TextSchema {
  readonly type: 'string';
}

type TranslatedKey<P> = {
  [K in keyof P]: P[K] extends { readonly 'x-translate': true } ? K : never;
}[keyof P];

type TextsSchema<P> = {
  readonly type: 'object';
  readonly properties: Readonly<Record<TranslatedKey<P>, TextSchema>>;
};

/** The schema of `translations` for an entity with the properties `P`. */
export type TranslationsSchema<P> = {
  readonly type: 'object';
  readonly properties: Readonly<Record<Language, TextsSchema<P>>>;
};

type Properties = Readonly<Record<string, Schema>>;

/** A translation is optional and may be blank, which means that there is none. */
function textSchema({ title, 'x-en': english, maxLength, 'x-multiline': isMultiline }: Schema): Schema {
  return {
    type: 'string',
    ...(title === undefined ? {} : { title }),
    ...(english === undefined ? {} : { 'x-en': english }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(isMultiline ? { 'x-multiline': true } : {}),
  };
}

/** The schema of the translations of all properties that are marked. */
export function translationsOf<const P extends Properties>(properties: P): TranslationsSchema<P>;
export function translationsOf(properties: Properties): Schema {
  const marked = Object.entries(properties).filter(([, schema]) => schema['x-translate'] === true);
  const texts = {
    type: 'object',
    'x-null-clears': true,
    additionalProperties: false,
    properties: Object.fromEntries(marked.map(([name, schema]) => [name, textSchema(schema)])),
  } as const;
  return {
    type: 'object',
    title: 'الترجمات',
    'x-en': 'Translations',
    'x-list': false,
    additionalProperties: false,
    properties: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          ...texts,
          ...(language === 'ar' ? { title: 'العربية', 'x-en': 'Arabic' } : { title: 'الإنجليزية', 'x-en': 'English' }),
        },
      ]),
    ),
  };
}

export type Translatable<S extends ObjectSchema> = Omit<S, 'properties'> & {
  readonly properties: S['properties'] & { readonly translations: TranslationsSchema<S['properties']> };
};

/** Adds `translations` to the schema of an entity. */
export function translatable<const S extends ObjectSchema>(schema: S): Translatable<S>;
export function translatable(schema: ObjectSchema): ObjectSchema {
  return { ...schema, properties: { ...schema.properties, translations: translationsOf(schema.properties) } };
}

/** Translated fields that the entity has inside another property, by the name of that property. */
const NESTED_FIELDS = { address: 'location', quantityLabel: 'cartSettings' } as const;

type Fields = Readonly<Record<string, unknown>>;

/** The original texts that a translation replaces. */
function formerTexts(entity: Fields, translated: Fields): Fields {
  const former = Object.keys(translated).map((name) => {
    const parent = isKeyOf(NESTED_FIELDS, name) ? entity[NESTED_FIELDS[name]] : entity;
    return [name, isRecord(parent) ? parent[name] : undefined] as const;
  });
  return Object.fromEntries(former.filter(([, text]) => typeof text === 'string'));
}

function withTexts(entity: Fields, texts: Fields): Fields {
  const changed: Record<string, unknown> = { ...entity };
  for (const [name, text] of Object.entries(texts)) {
    if (!isKeyOf(NESTED_FIELDS, name)) changed[name] = text;
    else {
      const parent = changed[NESTED_FIELDS[name]];
      changed[NESTED_FIELDS[name]] = { ...(isRecord(parent) ? parent : {}), [name]: text };
    }
  }
  return changed;
}

function textsIn(translations: unknown, language: Language): Fields {
  const texts = isRecord(translations) ? translations[language] : undefined;
  return isRecord(texts) ? texts : {};
}

/** The translations of one entity that are not blank. */
function filledTexts(translations: unknown, language: Language): Fields {
  return Object.fromEntries(
    Object.entries(textsIn(translations, language)).filter(
      ([, text]) => typeof text === 'string' && text.trim() !== '',
    ),
  );
}

/**
 * The translations of an entity after a change: each sent text replaces that of its language and field, and a blank one
 * clears it. Texts that were not sent stay. Undefined if none is left.
 */
export function mergeTranslations(stored: unknown, sent: unknown): Fields | undefined {
  const languages = LANGUAGES.flatMap((language) => {
    const texts = filledTexts({ [language]: { ...textsIn(stored, language), ...textsIn(sent, language) } }, language);
    return Object.keys(texts).length > 0 ? [[language, texts] as const] : [];
  });
  return languages.length > 0 ? Object.fromEntries(languages) : undefined;
}

/**
 * Returns a value with its texts in the language `to`, at any depth.
 * @param from if not null, the result contains the replaced texts as `translations`, under this language
 * @param to null for the default language
 */
function translate(value: unknown, from: Language | null, to: Language | null): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => translate(entry, from, to));
  if (!isRecord(value)) return value;
  const { translations, ...entity } = value;
  const parts = Object.fromEntries(Object.entries(entity).map(([name, part]) => [name, translate(part, from, to)]));
  if (translations === undefined) return parts;
  const texts = to === null ? {} : filledTexts(translations, to);
  const former = from !== null && from !== to ? formerTexts(parts, texts) : {};
  const kept = from !== null && Object.keys(former).length > 0 ? { translations: { [from]: former } } : {};
  return { ...withTexts(parts, texts), ...kept };
}

/**
 * Returns a menu, a cart or a part of one with its texts in a language, at any depth. If a field has no translation, it
 * keeps the text of the default language. The result has no `translations`, because visitors do not receive them.
 */
export const inLanguage = <T>(value: T, language: Language): T =>
  // The cast is safe: texts are replaced by texts, and `translations` is optional everywhere.
  translate(value, null, language) as T;

/** Like {@link inLanguage}, with the texts of the default language. */
export const withoutTranslations = <T>(value: T): T => translate(value, null, null) as T;

/**
 * Like {@link inLanguage}, but the result contains the replaced texts as `translations`. So `inLanguage(…, from)`
 * returns the original texts. A cart needs this: it is in the guest's language, but the message to the venue is in the
 * venue's language.
 */
export const switchLanguage = <T>(value: T, from: Language, to: Language): T => translate(value, from, to) as T;

/** The language of a public response: the requested one if the menu offers it, otherwise the menu's default. */
export function contentLanguage(
  languages: MenuLanguages | null | undefined,
  requested: Language | null | undefined,
): Language {
  if (!languages) return 'ar';
  return requested && languages.offered.includes(requested) ? requested : languages.default;
}

/**
 * The language into which an owner translates the menu: the offered language that is not the default. Null if there is
 * none.
 */
export const otherLanguage = (languages: MenuLanguages | null | undefined): Language | null =>
  languages?.offered.find((language) => language !== languages.default) ?? null;

interface Titled {
  readonly translations?: Readonly<Partial<Record<Language, { readonly title?: string }>>> | undefined;
}

/** Translations by the names of an entity's fields. */
export interface TitleTranslations<Name extends string> {
  readonly translations?: Partial<Record<Language, Partial<Record<Name, string>>>>;
}

/**
 * Collects translated titles for an entity that stores titles of other entities. For example, a chosen extra stores the
 * title of the extra as `title` and that of its group as `groupTitle`. Empty if there are no translations.
 */
export function translatedTitles<Name extends string>(
  sources: Readonly<Record<Name, Titled | null | undefined>>,
): TitleTranslations<Name>;
export function translatedTitles(sources: Readonly<Record<string, Titled | null | undefined>>): object {
  const languages = LANGUAGES.flatMap((language) => {
    const texts = Object.entries(sources).flatMap(([name, source]) => {
      const title = source?.translations?.[language]?.title;
      return title?.trim() ? [[name, title] as const] : [];
    });
    return texts.length > 0 ? [[language, Object.fromEntries(texts)] as const] : [];
  });
  return languages.length > 0 ? { translations: Object.fromEntries(languages) } : {};
}
