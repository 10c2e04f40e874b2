/**
 * All texts of a menu that can be translated, as rows of a table. Each row also creates the changes that save it. The
 * rows come from the schemas: a field marked `x-translate` is a text. (docs/spec/owners-area.md#languages)
 */
import { branchSchema } from '../branch/branch.js';
import { comboSchema } from '../combo/combo.js';
import type { Language } from '../core/language.js';
import type { ObjectSchema, Schema } from '../core/schema.js';
import { isRecord, propertyOf } from '../core/typeGuards.js';
import { extraGroupSchema, extraSchema } from '../extra-group/extra-group.js';
import { galleryImageSchema, gallerySchema, type Gallery } from '../gallery/gallery.js';
import { itemSchema, subItemSchema } from '../item/item.js';
import { receiveOptionSchema } from '../receive-option/receive-option.js';
import { sectionSchema } from '../section/section.js';
import { institutionSchema } from './institution.js';
import { menuSchema, type Menu } from './menu.js';

/** The kind of entity that a row's texts belong to. Sizes with the same title are one row. */
export type TextKind =
  'venue' | 'section' | 'item' | 'size' | 'extra' | 'combo' | 'gallery' | 'branch' | 'receiveOption';

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
  readonly resource:
    | 'settings'
    | 'sections'
    | 'items'
    | 'combos'
    | 'galleries'
    | 'galleryNotes'
    | 'branches'
    | 'receiveOptions'
    | 'extras';
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

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown, name: string): string => {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text.trim() : '';
};

const fieldsOf = (schema: ObjectSchema, language: Language): readonly [string, Schema][] =>
  Object.entries(schema.properties['translations']?.properties?.[language]?.properties ?? {});

/**
 * The translatable texts of an entity.
 * @param sources the objects that contain the texts in the default language; default: the entity itself
 */
function textsOf(
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
function withTexts(entity: unknown, language: Language, texts: Fields): Fields {
  const translations = propertyOf(entity, 'translations');
  const former = propertyOf(translations, language);
  return {
    ...(isRecord(translations) ? translations : {}),
    [language]: { ...(isRecord(former) ? former : {}), ...texts },
  };
}

interface Part {
  readonly kind: TextKind;
  readonly resource: TranslationChange['resource'];
  readonly schema: ObjectSchema;
  readonly entity: Fields & { readonly _id?: string | undefined; readonly image?: unknown };
}

function partRow({ kind, resource, schema, entity }: Part, language: Language): TranslatableRow {
  const { _id = '', image } = entity;
  return {
    key: `${kind} ${_id}`,
    kind,
    // The address of a branch is in its `location`.
    texts: textsOf(schema, entity, language, [entity, entity['location']]),
    image: typeof image === 'string' ? image : null,
    changes: (texts) => [{ resource, id: _id, data: { translations: withTexts(entity, language, texts) } }],
  };
}

/** The rows of the venue: the institution's texts, and those of the menu's own row. */
function venueRows(menu: Menu, language: Language): readonly TranslatableRow[] {
  const { institution = {}, _id: id = '' } = menu;
  const change = (data: Fields): readonly TranslationChange[] => [{ resource: 'settings', id, data }];
  return [
    {
      key: 'venue institution',
      kind: 'venue',
      texts: textsOf(institutionSchema, institution, language, [institution, institution.location]),
      image: institution.logo,
      changes: (texts) => change({ institution: { translations: withTexts(institution, language, texts) } }),
    },
    {
      key: 'venue phrases',
      kind: 'venue',
      texts: textsOf(menuSchema, menu, language, [menu, menu.cartSettings]),
      changes: (texts) => change({ translations: withTexts(menu, language, texts) }),
    },
  ];
}

function noteRows({ _id = '', images = [] }: Gallery, language: Language): readonly TranslatableRow[] {
  return images.map((slot, index) => ({
    key: `note ${_id} ${index}`,
    kind: 'gallery',
    texts: textsOf(galleryImageSchema, slot, language),
    image: slot.image,
    changes: (texts) => [
      {
        resource: 'galleryNotes',
        id: `${_id}/${index}`,
        data: { note: slot.note, translations: withTexts(slot, language, texts) },
      },
    ],
  }));
}

/** One row for each distinct title of a size. Saving the row changes all items that have this size. */
function sizeRows(menu: Menu, language: Language): readonly TranslatableRow[] {
  const items = (menu.sections ?? []).flatMap((section) => section.items ?? []);
  const sized = items.flatMap((item) => (item.subItems ?? []).map((size) => ({ item, size })));
  const titles = new Set(sized.map(({ size }) => size.title.trim()));
  return [...titles].flatMap((title) => {
    const uses = sized.filter(({ size }) => size.title.trim() === title);
    const translated = uses.find(({ size }) => textOf(size.translations?.[language], 'title') !== '');
    const entity = (translated ?? uses[0])?.size;
    if (!entity) return [];
    const users = [...new Set(uses.map(({ item }) => item))];
    return [
      {
        key: `size ${title}`,
        kind: 'size',
        texts: textsOf(subItemSchema, entity, language),
        uses: users.length,
        changes: (texts) =>
          users.map((item) => ({
            resource: 'items',
            id: item._id ?? '',
            data: {
              subItems: (item.subItems ?? []).map((size) =>
                size.title.trim() === title ? { ...size, translations: withTexts(size, language, texts) } : size,
              ),
            },
          })),
      } satisfies TranslatableRow,
    ];
  });
}

function extraRows(menu: Menu, language: Language): readonly TranslatableRow[] {
  return (menu.extraGroups ?? []).flatMap((group) => [
    partRow({ kind: 'extra', resource: 'extras', schema: extraGroupSchema, entity: group }, language),
    ...group.extras.map((extra, index): TranslatableRow => ({
      key: `extra ${group._id ?? ''} ${extra._id ?? index}`,
      kind: 'extra',
      texts: textsOf(extraSchema, extra, language),
      changes: (texts) => [
        {
          resource: 'extras',
          id: group._id ?? '',
          data: {
            extras: group.extras.map((one, at) =>
              at === index ? { ...one, translations: withTexts(one, language, texts) } : one,
            ),
          },
        },
      ],
    })),
  ]);
}

/** The rows of a menu in its own order, without those that have no text in the default language. */
export function translatableRows(menu: Menu, language: Language): readonly TranslatableRow[] {
  const parts = (menu.sections ?? []).flatMap((section): Part[] => [
    { kind: 'section', resource: 'sections', schema: sectionSchema, entity: section },
    ...(section.items ?? []).map((entity): Part => ({ kind: 'item', resource: 'items', schema: itemSchema, entity })),
    ...(section.galleries ?? []).map((entity): Part => ({
      kind: 'gallery',
      resource: 'galleries',
      schema: gallerySchema,
      entity,
    })),
  ]);
  const others = [
    ...(menu.combos ?? []).map((entity): Part => ({ kind: 'combo', resource: 'combos', schema: comboSchema, entity })),
    ...(menu.branches ?? []).map((entity): Part => ({
      kind: 'branch',
      resource: 'branches',
      schema: branchSchema,
      entity,
    })),
    ...(menu.orderReceiveOptions ?? []).map((entity): Part => ({
      kind: 'receiveOption',
      resource: 'receiveOptions',
      schema: receiveOptionSchema,
      entity,
    })),
  ];
  const rows = [
    ...venueRows(menu, language),
    ...parts.map((part) => partRow(part, language)),
    ...(menu.sections ?? []).flatMap(({ galleries = [] }) =>
      galleries.flatMap((gallery) => noteRows(gallery, language)),
    ),
    ...sizeRows(menu, language),
    ...extraRows(menu, language),
    ...others.map((part) => partRow(part, language)),
  ];
  return rows.filter(({ texts }) => texts.length > 0);
}

/** The number of texts that lack a translation. */
export const missingTexts = ({ texts }: Pick<TranslatableRow, 'texts'>): number =>
  texts.filter(({ translated }) => translated === '').length;
