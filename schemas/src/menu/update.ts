/** The payload with which owners change a menu. (docs/spec/api.md#menu-settings-endpoint) */
import { latitudeField, longitudeField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { workingDayUpdateSchema } from '../working-day/working-day.js';
import { countryField, currencyField, languagesField, usernameField } from './fields.js';
import { firstDaysUpdateField } from './firstDays.js';
import { institutionUpdateSchema } from './institution.js';
import { menuSchema } from './menu.js';
import { colorsSchema, settingsPayloadProperties } from './settings.js';

/** A payload whose names are flat. The server merges it into the stored values. */
export const menuUpdateSchema = {
  $id: 'MenuChanges',
  title: 'الإعدادات',
  'x-en': 'Settings',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    username: usernameField,
    currency: currencyField,
    country: countryField,
    headingPhrase: menuSchema.properties.headingPhrase,
    endingPhrase: menuSchema.properties.endingPhrase,
    colors: colorsSchema,
    menuMainImage: { type: 'null', title: 'الصورة الرئيسية', 'x-en': 'Main image' },
    institution: institutionUpdateSchema,
    workingDays: {
      type: 'array',
      title: 'أوقات العمل',
      'x-en': 'Opening hours',
      maxItems: 14,
      items: workingDayUpdateSchema,
    },
    lat: latitudeField,
    long: longitudeField,
    /** `orders` is merged into the stored one. */
    ...settingsPayloadProperties,
    languages: languagesField,
    translations: menuSchema.properties.translations,
    firstDays: firstDaysUpdateField,
  },
} as const satisfies ObjectSchema;
export type MenuUpdateInput = TypeOf<typeof menuUpdateSchema>;
