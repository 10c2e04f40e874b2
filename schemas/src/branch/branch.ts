/** A branch: another location of the business. (docs/spec/domain.md#branches) */
import { idField, latitudeField, linkField, locationField, longitudeField, venuePhoneField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { translatable, translationsOf } from '../core/translations.js';

/** A branch as it is stored and returned. */
export const branchSchema = {
  $id: 'Branch',
  title: 'الفرع',
  'x-en': 'Branch',
  type: 'object',
  additionalProperties: false,
  required: ['phone', 'location'],
  properties: {
    _id: idField,
    phone: venuePhoneField,
    location: locationField,
    /** Translates the address, which is in `location`. */
    translations: translationsOf({ address: { ...locationField.properties.address, 'x-translate': true } }),
  },
} as const satisfies ObjectSchema;

/** The payload of the branch form: coordinates as flat fields. */
export const branchCreateSchema = translatable({
  $id: 'BranchDraft',
  title: 'الفرع',
  'x-en': 'Branch',
  type: 'object',
  additionalProperties: false,
  required: ['address', 'phone'],
  properties: {
    address: {
      type: 'string',
      title: 'العنوان',
      'x-en': 'Address',
      minLength: 1,
      maxLength: 300,
      pattern: '\\S',
      'x-multiline': true,
      'x-translate': true,
    },
    googleMaps: { ...linkField, title: 'رابط الخريطة', 'x-en': 'Maps link' },
    lat: latitudeField,
    long: longitudeField,
    phone: { ...venuePhoneField, minLength: 1 },
  },
} as const satisfies ObjectSchema);

export const branchUpdateSchema = {
  ...branchCreateSchema,
  $id: 'BranchChanges',
  required: [],
} as const satisfies ObjectSchema;

export type Branch = TypeOf<typeof branchSchema>;
export type BranchCreateInput = TypeOf<typeof branchCreateSchema>;
export type BranchUpdateInput = TypeOf<typeof branchUpdateSchema>;

/** Converts a branch to the form's values. Stored coordinates are [longitude, latitude]. */
export function branchFormValues({ phone, location, translations }: Branch): Readonly<Record<string, unknown>> {
  const [long, lat] = location.geoLocation?.coordinates ?? [];
  return { address: location.address, googleMaps: location.googleMaps, lat, long, phone, translations };
}

export const branchEndpoints = withScope(
  'menu:write',
  partEndpoints({
    path: 'branches',
    id: 'branchId',
    schema: branchSchema,
    create: branchCreateSchema,
    update: branchUpdateSchema,
    summaries: {
      create: 'Adds a branch.',
      change: 'Changes what is sent of a branch.',
      remove: 'Deletes a branch.',
    },
  }),
);
