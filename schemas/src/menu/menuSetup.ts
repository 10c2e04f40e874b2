/** The details that an owner enters first for a new menu. (docs/spec/public-site.md#menu-initialisation) */
import { locationField, venuePhoneField } from '../core/fields.js';
import { INVALID_PHONE } from '../core/invalidPhoneMessages.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { usernameField } from './fields.js';
import { institutionSchema, institutionUpdateSchema } from './institution.js';

const required = { minLength: 1, pattern: '\\S' } as const;

export const menuSetupSchema = {
  $id: 'MenuInit',
  title: 'تهيئة القائمة',
  'x-en': 'Menu set-up',
  type: 'object',
  additionalProperties: false,
  required: ['institution'],
  properties: {
    institution: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'description', 'location', 'contact'],
      properties: {
        name: { ...institutionSchema.properties.name, ...required },
        description: { ...institutionSchema.properties.description, ...required },
        location: {
          type: 'object',
          additionalProperties: false,
          required: ['address'],
          properties: { address: { ...locationField.properties.address, ...required } },
        },
        contact: {
          type: 'object',
          additionalProperties: false,
          required: ['phone'],
          properties: {
            phone: {
              ...venuePhoneField,
              minLength: 1,
              'x-required': INVALID_PHONE,
            },
          },
        },
        whatsapp: institutionUpdateSchema.properties.whatsapp,
      },
    },
    username: usernameField,
  },
} as const satisfies ObjectSchema;
export type MenuSetupInput = TypeOf<typeof menuSetupSchema>;
