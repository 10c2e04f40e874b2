/** A menu by itself, as it is written down to be read and to be taken to another server. */
import { branchShape } from '../branch/branch.js';
import { comboShape } from '../combo/combo.js';
import { GALLERY_LIMIT, galleryShape } from '../gallery/gallery.js';
import { itemShape } from '../item/item.js';
import { locationField } from '../core/fields.js';
import { draftOf, listOf, withProperties, type Shape, type TypeOf } from '../core/schema.js';
import { receiveOptionShape } from '../receive-option/receive-option.js';
import { sectionShape } from '../section/section.js';
import { institutionShape } from './institution.js';
import { menuShape } from './menu.js';

/** Grows when an older Qaima could no longer read what is written. */
export const MENU_FILE_VERSION = 1;

/** A public id; without one, a new one is given. */
const _id = { type: 'string', pattern: '^[a-z0-9]{24}$' } as const;

/** A picture by its name in the archive. */
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
} as const satisfies Shape;

const slot = {
  type: 'object',
  additionalProperties: false,
  required: ['image', 'note'],
  properties: { image: picture, note: { type: 'string', maxLength: 300, 'x-multiline': true } },
} as const satisfies Shape;

const item = withProperties(draftOf(itemShape), { _id, image: picture });
const gallery = withProperties(draftOf(galleryShape), { _id, images: listOf(slot, { maxItems: GALLERY_LIMIT }) });
const section = withProperties(draftOf(sectionShape), {
  _id,
  items: listOf(item, { maxItems: 5000 }),
  galleries: listOf(gallery, { maxItems: 500 }),
});
/** What a combo is made of: ids of items of the same file. */
const combo = withProperties(draftOf(comboShape), {
  _id,
  items: { ...listOf(_id, { maxItems: 100 }), uniqueItems: true },
});
const branch = withProperties(draftOf(branchShape), { _id, location });
const option = withProperties(draftOf(receiveOptionShape), { _id });

/** Everything that its owner made of it. What visitors and the provider added (counts, carts, orders) stays behind. */
const menu = withProperties(draftOf(menuShape), {
  _id,
  /** Names that it had before, and that go on leading to it. */
  formerNames: listOf({ type: 'string', maxLength: 60, format: 'menu-username' } as const, { maxItems: 100 }),
  menuMainImage: picture,
  institution: withProperties(institutionShape, { logo: picture, location }),
  plan: menuShape.properties.plan,
  inactiveFrom: menuShape.properties.inactiveFrom,
  sections: listOf(section, { maxItems: 200 }),
  combos: listOf(combo, { maxItems: 200 }),
  branches: listOf(branch, { maxItems: 200 }),
  orderReceiveOptions: listOf(option, { maxItems: 100 }),
});

export const menuFileShape = {
  $id: 'MenuFile',
  type: 'object',
  additionalProperties: false,
  required: ['format', 'version', 'menu'],
  properties: {
    format: { type: 'string', enum: ['qaima menu'] },
    version: { type: 'integer', minimum: 1 },
    /** When it was written. */
    made: { type: 'string', format: 'iso-instant', maxLength: 40 },
    menu,
  },
} as const satisfies Shape;

export type MenuFile = TypeOf<typeof menuFileShape>;
export type MenuInFile = MenuFile['menu'];

/** The pictures that a menu speaks of, by their names in the file. */
export function picturesIn({ menuMainImage, institution, sections = [] }: MenuInFile): ReadonlySet<string> {
  const inSections = sections.flatMap(({ items = [], galleries = [] }) => [
    ...items.map(({ image }) => image),
    ...galleries.flatMap(({ images = [] }) => images.map(({ image }) => image)),
  ]);
  const all = [menuMainImage, institution?.logo, ...inSections];
  return new Set(all.filter((name) => typeof name === 'string'));
}

/** What no schema can say is wrong with a menu in a file: one sentence, or null when nothing is. */
export function faultIn({
  workingDays = [],
  sections = [],
  combos = [],
  branches = [],
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
  return null;
}
