/**
 * The translatable texts of a menu as rows of a table, and the changes that save a row. (docs/spec/owners-area.md#languages)
 */
import type { Language } from '../core/language.js';
import type { ObjectSchema, Schema } from '../core/schema.js';
import { isRecord, propertyOf } from '../core/typeGuards.js';
import type { MenuPart, MenuPartKind, PartResource } from '../menu-parts/parts.js';

/** The kind of entity that a row's texts belong to. Equal titles of sizes are one row, and so are equal zones of tables. */
export type TextKind = MenuPartKind | OtherTextKind;

/** The kinds of texts that are not named like the part of the menu that contains them. */
export type OtherTextKind = 'venue' | 'size' | 'extra' | 'zone';

export interface TranslatableText {
  /** The field's name in `translations`. */
  readonly field: string;
  readonly schema: Schema;
  /** In the menu's default language; never blank. */
  readonly own: string;
  /** Empty if there is no translation. */
  readonly translated: string;
}

/** A change of one resource. `data` contains the whole property in which the translations are stored. */
export interface TranslationChange {
  readonly resource: PartResource | 'settings' | 'galleryNotes';
  /**
   * The id of the resource. For the note of a gallery's picture: the gallery's id and the picture's index, `{id}/0`.
   */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface TranslatableRow {
  readonly key: string;
  readonly kind: TextKind;
  readonly texts: readonly TranslatableText[];
  /** The picture's stored file name. */
  readonly image?: string | null | undefined;
  /** The number of items that have this size. */
  readonly uses?: number;
  /** The changes that save these translations, by field. */
  readonly changes: (texts: Readonly<Record<string, string>>) => readonly TranslationChange[];
}

export type Fields = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown, name: string): string => {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text.trim() : '';
};

const fieldsOf = (schema: ObjectSchema, language: Language): readonly [string, Schema][] =>
  Object.entries(schema.properties['translations']?.properties?.[language]?.properties ?? {});

/**
 * The translatable texts of an entity.
 * @param sources the objects that contain the texts in the default language; default: the entity itself
 */
export function textsOf(
  schema: ObjectSchema,
  entity: Fields,
  language: Language,
  sources: readonly unknown[] = [entity],
): readonly TranslatableText[] {
  const translated = propertyOf(entity['translations'], language);
  return fieldsOf(schema, language).flatMap(([field, text]) => {
    const own = sources.map((source) => textOf(source, field)).find((found) => found !== '');
    return own === undefined ? [] : [{ field, schema: text, own, translated: textOf(translated, field) }];
  });
}

/** The `translations` of an entity, with these texts in one language. */
export function withTexts(entity: unknown, language: Language, texts: Fields): Fields {
  const translations = propertyOf(entity, 'translations');
  const former = propertyOf(translations, language);
  return {
    ...(isRecord(translations) ? translations : {}),
    [language]: { ...(isRecord(former) ? former : {}), ...texts },
  };
}

/**
 * The texts that several entities have in common. They lack a translation while one of the entities lacks it.
 * @returns the texts, and the `translations` of an entity with typed texts; the former texts restore what it had
 */
export function sharedTexts(schema: ObjectSchema, entities: readonly Fields[], language: Language) {
  const ofEach = entities.map((entity) => textsOf(schema, entity, language));
  const texts = ofEach.find((own) => own.some(({ translated }) => translated === '')) ?? ofEach[0] ?? [];
  const withShared = (entity: Fields, typed: Fields) => {
    const isFormer = texts.every(({ field, translated }) => (typed[field] ?? translated) === translated);
    // A change that leaves out a text keeps it, so a text that the entity lacked is sent as blank.
    const former = textsOf(schema, entity, language).map(({ field, translated }) => [field, translated] as const);
    return withTexts(entity, language, isFormer ? Object.fromEntries(former) : typed);
  };
  return { texts, withShared };
}

/** An entity that is saved by itself. */
type Entity = Fields & { readonly _id: string; readonly image?: unknown };

/** The row of an entity of its own. @param kind what the row is called; default: the part's kind */
export function partRow(
  { kind: partKind, resource, schema }: MenuPart,
  entity: Entity,
  language: Language,
  kind: TextKind = partKind,
): TranslatableRow {
  const { _id, image } = entity;
  return {
    key: `${kind} ${_id}`,
    kind,
    // The address of a branch is in its `location`.
    texts: textsOf(schema, entity, language, [entity, entity['location']]),
    image: typeof image === 'string' ? image : null,
    changes: (texts) => [{ resource, id: _id, data: { translations: withTexts(entity, language, texts) } }],
  };
}

interface ListedParts {
  readonly kind: TextKind;
  readonly resource: TranslationChange['resource'];
  /** The entity that contains the list. */
  readonly entity: { readonly _id: string };
  /** The property that is the list. */
  readonly name: string;
  readonly list: readonly (Fields & { readonly _id?: string | undefined })[];
  readonly schema: ObjectSchema;
}

/** One row for each entry of a list inside an entity; saving it sends the whole list. */
export const listRows = ({ kind, resource, entity, name, list, schema }: ListedParts, language: Language) =>
  list.map((entry, index): TranslatableRow => ({
    key: `${kind} ${entity._id} ${entry._id ?? index}`,
    kind,
    texts: textsOf(schema, entry, language),
    changes: (texts) => [
      {
        resource,
        id: entity._id,
        data: {
          [name]: list.map((one, at) =>
            at === index ? { ...one, translations: withTexts(one, language, texts) } : one,
          ),
        },
      },
    ],
  }));
