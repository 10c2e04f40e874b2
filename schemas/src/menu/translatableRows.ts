/**
 * All texts of a menu that can be translated. They are derived from the schemas: the fields marked `x-translate`.
 * (docs/spec/owners-area.md#languages)
 */
import { deliveryAreas } from '../receive-option/deliveryAreas.js';
import { comboChoiceSchema } from '../combo/combo.js';
import type { Language } from '../core/language.js';
import { elementsOf, propertyOf } from '../core/typeGuards.js';
import { extraSchema } from '../extra-group/extra-group.js';
import { galleryImageSchema, type Gallery } from '../gallery/gallery.js';
import { itemSchema, subItemSchema } from '../item/item.js';
import { menuPart, menuParts, type MenuPartKind } from '../menu-parts/parts.js';
import { deliveryAreaSchema } from '../receive-option/receive-option.js';
import { tableSchema, type Table } from '../table/table.js';
import { institutionSchema } from './institution.js';
import { menuSchema, type Menu } from './menu.js';
import {
  listRows,
  partRow,
  sharedTexts,
  textOf,
  textsOf,
  withTexts,
  type Fields,
  type TranslatableRow,
  type TranslationChange,
} from './translatableTexts.js';

/** The rows of the venue: the institution's texts, and those of the menu's own row. */
function venueRows(menu: Menu, language: Language): readonly TranslatableRow[] {
  const { institution = {}, _id: id } = menu;
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

function noteRows({ _id, images = [] }: Gallery, language: Language): readonly TranslatableRow[] {
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
    const { texts, withShared } = sharedTexts(
      subItemSchema,
      uses.map(({ size }) => size),
      language,
    );
    const users = [...new Set(uses.map(({ item }) => item))];
    return [
      {
        key: `size ${title}`,
        kind: 'size',
        texts,
        uses: users.length,
        changes: (typed) =>
          users.map((item) => ({
            resource: 'items',
            id: item._id,
            data: {
              subItems: (item.subItems ?? []).map((size) =>
                size.title.trim() === title ? { ...size, translations: withShared(size, typed) } : size,
              ),
            },
          })),
      } satisfies TranslatableRow,
    ];
  });
}

/** One row for each zone. Saving the row changes all tables in this zone. */
function zoneRows(tables: readonly Table[], language: Language): readonly TranslatableRow[] {
  return [...new Set(tables.map((table) => textOf(table, 'zone')))].map((zone) => {
    const inZone = tables.filter((table) => textOf(table, 'zone') === zone);
    const { texts, withShared } = sharedTexts(tableSchema, inZone, language);
    return {
      key: `zone ${zone}`,
      kind: 'zone',
      texts,
      changes: (typed) =>
        inZone.map((table) => ({
          resource: 'tables',
          id: table._id,
          data: { translations: withShared(table, typed) },
        })),
    };
  });
}

/** The rows of the parts of a kind, with those of what the parts contain. */
type RowsOfParts = (menu: Menu, language: Language, today: string) => readonly TranslatableRow[];

const hasId = (part: unknown): part is { readonly _id: string } => typeof propertyOf(part, '_id') === 'string';

/** The rows of a list as they are without an entry in {@link SPECIAL_ROWS}. */
const plainRows = (kind: MenuPartKind, parts: readonly { readonly _id: string }[] = [], language: Language) =>
  parts.map((entity) => partRow(menuPart(kind), { ...entity }, language));

/** Parts whose rows are more, or other, than one for each. Galleries and items are among the rows of sections. */
const SPECIAL_ROWS: Readonly<Partial<Record<MenuPartKind, RowsOfParts>>> = {
  section: (menu, language) => {
    const sections = menu.sections ?? [];
    return [
      ...sections.flatMap((section) => [
        ...plainRows('section', [section], language),
        ...plainRows('item', section.items, language),
        ...plainRows('gallery', section.galleries, language),
      ]),
      ...sections.flatMap(({ galleries = [] }) => galleries.flatMap((gallery) => noteRows(gallery, language))),
      ...sizeRows(menu, language),
    ];
  },
  extraGroup: ({ extraGroups = [] }, language) =>
    extraGroups.flatMap((group) => [
      partRow(menuPart('extraGroup'), group, language, 'extra'),
      ...listRows(
        { kind: 'extra', resource: 'extras', entity: group, name: 'extras', list: group.extras, schema: extraSchema },
        language,
      ),
    ]),
  combo: ({ combos = [] }, language) =>
    combos.flatMap((combo) => [
      partRow(menuPart('combo'), combo, language),
      ...listRows(
        {
          kind: 'combo',
          resource: 'combos',
          entity: combo,
          name: 'choices',
          list: combo.choices ?? [],
          schema: comboChoiceSchema,
        },
        language,
      ),
    ]),
  receiveOption: ({ orderReceiveOptions = [] }, language) =>
    orderReceiveOptions.flatMap((option) => [
      partRow(menuPart('receiveOption'), option, language),
      ...listRows(
        {
          kind: 'receiveOption',
          resource: 'receiveOptions',
          entity: option,
          name: 'areas',
          // A kind without areas keeps those of a former delivery, which can't be saved.
          list: deliveryAreas(option),
          schema: deliveryAreaSchema,
        },
        language,
      ),
    ]),
  specialHours: ({ specialHours = [] }, language, today) =>
    plainRows(
      'specialHours',
      specialHours.filter(({ to }) => to >= today),
      language,
    ),
};

/**
 * The rows of a menu in its own order, without those that have no text in the default language, and without the special
 * hours that have ended.
 * @param tables the tables of the venue, which the menu does not contain
 * @param today `yyyy-mm-dd` in the menu's time zone
 */
export function translatableRows(
  menu: Menu,
  tables: readonly Table[],
  language: Language,
  today: string,
): readonly TranslatableRow[] {
  const parts = menuParts.filter(({ parent, isInMenu }) => parent === 'menu' && isInMenu);
  const rows = [
    ...venueRows(menu, language),
    ...parts.flatMap(
      ({ kind, list }) =>
        SPECIAL_ROWS[kind]?.(menu, language, today) ??
        plainRows(kind, elementsOf(propertyOf(menu, list)).filter(hasId), language),
    ),
    ...zoneRows(tables, language),
  ];
  return rows.filter(({ texts }) => texts.length > 0);
}

/** The number of texts that lack a translation. */
export const missingTexts = ({ texts }: Pick<TranslatableRow, 'texts'>): number =>
  texts.filter(({ translated }) => translated === '').length;

/** Whether the name or the description of an item lacks a translation. */
export const lacksTexts = (item: object, language: Language): boolean =>
  missingTexts({ texts: textsOf(itemSchema, { ...item }, language) }) > 0;
