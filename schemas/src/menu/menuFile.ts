/** The file format of an exported menu. */
import { branchSchema } from '../branch/branch.js';
import { comboSchema } from '../combo/combo.js';
import { extraGroupProblem } from '../extra-group/groupProblem.js';
import { extraUseProblem } from '../extra-group/extraUseProblem.js';
import { areasProblem } from '../receive-option/deliveryAreasProblem.js';
import { comboChoicesProblem } from '../combo/choiceProblem.js';
import { portionsProblem } from '../combo/portions.js';
import { sizeCodesOf, subItemsProblem } from '../price/subItems.js';
import { MAX_GALLERY_IMAGES, galleryImageSchema, gallerySchema } from '../gallery/gallery.js';
import { itemSchema } from '../item/item.js';
import { locationField } from '../core/fields.js';
import { toCreateSchema, arrayOf, withProperties, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { dateRangeProblem } from '../core/dateRangeProblem.js';
import { specialHoursProblem } from '../special-hours/specialHoursProblem.js';
import { MENU_PARTS } from '../menu-parts/menuParts.js';
import { exportedLists, idInFile } from '../menu-parts/parts.js';
import { portionFields } from '../portions/portions.js';
import { sectionSchema } from '../section/section.js';
import { institutionSchema } from './institution.js';
import { menuSchema } from './menu.js';

/** Increases with every change that older versions can't read. */
export const MENU_FILE_VERSION = 1;

/** A picture's name in the archive. */
const picture = { type: ['string', 'null'], maxLength: 200, pattern: '^images/[^/]+$' } as const;

const location = {
  ...locationField,
  properties: {
    ...locationField.properties,
    geoLocation: {
      type: 'object',
      additionalProperties: false,
      properties: {
        /** [longitude, latitude] */
        coordinates: {
          type: 'array',
          items: { type: 'number', minimum: -180, maximum: 180 },
          minItems: 2,
          maxItems: 2,
        },
      },
    },
  },
} as const satisfies ObjectSchema;

const slot = {
  type: 'object',
  additionalProperties: false,
  required: ['image', 'note'],
  properties: {
    image: picture,
    note: { type: 'string', maxLength: 300, 'x-multiline': true },
    translations: galleryImageSchema.properties.translations,
  },
} as const satisfies ObjectSchema;

const item = withProperties(toCreateSchema(itemSchema), {
  _id: idInFile,
  image: picture,
  refillAt: portionFields.refillAt,
});
const gallery = withProperties(toCreateSchema(gallerySchema), {
  _id: idInFile,
  images: arrayOf(slot, { maxItems: MAX_GALLERY_IMAGES }),
});
const section = withProperties(toCreateSchema(sectionSchema), {
  _id: idInFile,
  items: arrayOf(item, { maxItems: MENU_PARTS.item.limit }),
  galleries: arrayOf(gallery, { maxItems: MENU_PARTS.gallery.limit }),
});
/** Contains item ids of the same file. */
const combo = withProperties(toCreateSchema(comboSchema), {
  _id: idInFile,
  items: { ...arrayOf(idInFile, { maxItems: 100 }), uniqueItems: true },
});
const branch = withProperties(toCreateSchema(branchSchema), { _id: idInFile, location });

/** The owner's content. Data of visitors and of the provider (counts, carts, orders) is not exported. */
const menu = withProperties(toCreateSchema(menuSchema), {
  _id: idInFile,
  /** Former usernames, which redirect to the menu. */
  formerNames: arrayOf({ type: 'string', maxLength: 60, format: 'menu-username' } as const, { maxItems: 100 }),
  menuMainImage: picture,
  institution: withProperties(institutionSchema, { logo: picture, location }),
  plan: menuSchema.properties.plan,
  inactiveFrom: menuSchema.properties.inactiveFrom,
  ...exportedLists,
  sections: { ...exportedLists.sections, items: section },
  combos: { ...exportedLists.combos, items: combo },
  branches: { ...exportedLists.branches, items: branch },
});

export const menuFileSchema = {
  $id: 'MenuFile',
  type: 'object',
  additionalProperties: false,
  required: ['format', 'version', 'menu'],
  properties: {
    format: { type: 'string', enum: ['qaima menu'] },
    version: { type: 'integer', minimum: 1 },
    /** When the file was written. */
    made: { type: 'string', format: 'iso-instant', maxLength: 40 },
    menu,
  },
} as const satisfies ObjectSchema;

export type MenuFile = TypeOf<typeof menuFileSchema>;
export type MenuInFile = MenuFile['menu'];

/** The names of all pictures that a menu refers to. */
export function pictureNamesIn({ menuMainImage, institution, sections = [] }: MenuInFile): ReadonlySet<string> {
  const inSections = sections.flatMap(({ items = [], galleries = [] }) => [
    ...items.map(({ image }) => image),
    ...galleries.flatMap(({ images = [] }) => images.map(({ image }) => image)),
  ]);
  const all = [menuMainImage, institution?.logo, ...inSections];
  return new Set(all.filter((name) => typeof name === 'string'));
}

/** A problem that the schema can't express, as one sentence; null if the menu is valid. */
export function menuFileProblem({
  workingDays = [],
  sections = [],
  combos = [],
  branches = [],
  extraGroups = [],
  orderReceiveOptions = [],
  specialHours: periods = [],
  dayparts = [],
  institution,
}: MenuInFile): string | null {
  const items = sections.flatMap((one) => one.items ?? []);
  const ids = new Set(items.map((one) => one._id));
  const points = [institution?.location, ...branches.map((one) => one.location)];
  if (new Set(workingDays.map(({ day }) => day)).size < workingDays.length)
    return 'A day of the week stands in it twice.';
  if (points.some((place) => Math.abs(place?.geoLocation?.coordinates?.[1] ?? 0) > 90))
    return 'A latitude is beyond 90 degrees.';
  if (items.some(({ sale }) => sale?.onSale && !sale.offPrice)) return 'An item is on sale without a discount.';
  if (combos.some((one) => (one.items ?? []).some((id) => !ids.has(id))))
    return 'A combo has an item that is not in the menu.';
  if (dayparts.some((daypart) => dateRangeProblem(daypart))) return 'A daypart ends before it begins.';
  const daypartIds = new Set(dayparts.map(({ _id: id }) => id));
  if ([...sections, ...items].some((part) => part.dayparts?.some((id) => !daypartIds.has(id))))
    return 'A section or an item has a daypart that is not in the menu.';
  if (periods.some((period) => specialHoursProblem(period))) return 'Special hours are wrong.';
  return extrasProblem({ sections, combos, extraGroups, orderReceiveOptions });
}

type Lists = Required<Pick<MenuInFile, 'sections' | 'combos' | 'extraGroups' | 'orderReceiveOptions'>>;

/** Finds a violated rule of extras, combo choices or delivery areas; null if there is none. */
function extrasProblem({ sections, combos, extraGroups, orderReceiveOptions }: Lists): string | null {
  const items = sections.flatMap((one) => one.items ?? []);
  const itemsById = new Map(items.flatMap(({ _id, subItems }) => (_id ? [[_id, { _id, subItems }] as const] : [])));
  const groups = new Map(extraGroups.flatMap((group) => (group._id ? [[group._id, group] as const] : [])));
  const problems = [
    ...extraGroups.map(extraGroupProblem),
    ...sections.map(({ extras = [] }) => extraUseProblem(extras, groups, null)),
    ...items.map(({ subItems = [] }) => subItemsProblem(subItems)),
    ...items.map(({ extras = [], subItems = [] }) => extraUseProblem(extras, groups, sizeCodesOf(subItems))),
    ...combos.map(({ choices = [] }) => comboChoicesProblem(choices, itemsById)),
    ...combos.map(({ portions = [] }) => portionsProblem(portions, itemsById)),
    ...orderReceiveOptions.map(areasProblem),
  ];
  return problems.find((problem) => problem !== null)?.message.en ?? null;
}
