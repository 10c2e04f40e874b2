/**
 * The part of a menu that the cart page shows. Carts include it, so that the page needs no second request and
 * receives no other menu data.
 */
import { branchSchema } from '../branch/branch.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { institutionSchema } from '../menu/institution.js';
import { menuSchema } from '../menu/menu.js';
import { cartSettingsSchema, colorsSchema, settingsSchema } from '../menu/settings.js';
import { specialHoursSchema } from '../special-hours/special-hours.js';
import { offeredPlaceSchema } from '../receive-option/pickupPlaces.js';
import { receiveOptionSchema } from '../receive-option/receive-option.js';

const { name, logo, whatsapp, contact, translations } = institutionSchema.properties;

export const menuInCartSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'institution', 'settings', 'cartSettings', 'orderReceiveOptions'],
  properties: {
    _id: menuSchema.properties._id,
    username: menuSchema.properties.username,
    currency: menuSchema.properties.currency,
    country: menuSchema.properties.country,
    colors: colorsSchema,
    institution: {
      type: 'object',
      additionalProperties: false,
      properties: { name, logo, whatsapp, contact, translations },
    },
    settings: settingsSchema,
    cartSettings: cartSettingsSchema,
    languages: menuSchema.properties.languages,
    translations: menuSchema.properties.translations,
    /** Used to determine whether the venue is open. */
    workingDays: menuSchema.properties.workingDays,
    specialHours: { type: 'array', items: specialHoursSchema },
    orderReceiveOptions: { type: 'array', items: receiveOptionSchema },
    /** Empty if the menu offers no pickup. */
    pickupPlaces: { type: 'array', items: offeredPlaceSchema },
    /** The phone of the first branch that has one, if the institution has none. */
    branchPhone: branchSchema.properties.phone,
    /** Whether guests can enter a coupon. */
    hasCoupons: { type: 'boolean' },
    /** If true, guests identify their table by scanning its QR code instead of typing its number. */
    hasTables: { type: 'boolean' },
  },
} as const satisfies ObjectSchema;
export type MenuInCart = TypeOf<typeof menuInCartSchema>;

/** The phone by which guests reach the venue; null if it has none. */
export const venuePhone = ({ institution, branchPhone }: Pick<MenuInCart, 'institution' | 'branchPhone'>) =>
  institution.contact?.phone?.trim() || branchPhone || null;
