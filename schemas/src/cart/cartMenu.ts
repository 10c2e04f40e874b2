/** The part of a menu that the cart page shows, so that it needs no second request and reveals nothing else. */
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { institutionSchema } from '../menu/institution.js';
import { menuSchema } from '../menu/menu.js';
import { cartSettingsSchema, colorsSchema, settingsSchema } from '../menu/settings.js';
import { receiveOptionSchema } from '../receive-option/receive-option.js';

const { name, logo, whatsapp, contact } = institutionSchema.properties;

export const cartMenuSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'institution', 'settings', 'cartSettings', 'orderReceiveOptions'],
  properties: {
    _id: menuSchema.properties._id,
    username: menuSchema.properties.username,
    currency: menuSchema.properties.currency,
    colors: colorsSchema,
    institution: { type: 'object', additionalProperties: false, properties: { name, logo, whatsapp, contact } },
    settings: settingsSchema,
    cartSettings: cartSettingsSchema,
    /** Determines whether the venue is open. */
    workingDays: menuSchema.properties.workingDays,
    orderReceiveOptions: { type: 'array', items: receiveOptionSchema },
    /** Whether guests name their table by its code, instead of typing it. */
    hasTables: { type: 'boolean' },
  },
} as const satisfies ObjectSchema;
export type CartMenu = TypeOf<typeof cartMenuSchema>;
