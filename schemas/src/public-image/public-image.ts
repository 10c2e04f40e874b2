/**
 * A picture that the provider offers to all owners; the contract calls it `pimage`.
 * (docs/spec/domain.md#public-images)
 */
import type { Endpoints } from '../core/endpoint.js';
import { idField, pagingFields, pictureField, titleField } from '../core/fields.js';
import { toUpdateSchema, toCreateSchema, arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';

export const publicImageSchema = {
  $id: 'PublicImage',
  title: 'صورة عامة',
  'x-en': 'Public image',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { _id: idField, title: titleField, image: pictureField },
} as const satisfies ObjectSchema;

export type PublicImage = TypeOf<typeof publicImageSchema>;
export const publicImageCreateSchema = toCreateSchema(publicImageSchema);
export type PublicImageCreateInput = TypeOf<typeof publicImageCreateSchema>;
export const publicImageUpdateSchema = toUpdateSchema(publicImageSchema);
export type PublicImageUpdateInput = TypeOf<typeof publicImageUpdateSchema>;

export const publicImageQuerySchema = {
  $id: 'PublicImageQuery',
  type: 'object',
  properties: {
    title: { type: 'string', title: 'العنوان', 'x-en': 'Title', maxLength: 120 },
    id: { type: 'string', title: 'المعرّف', 'x-en': 'Id', maxLength: 64 },
    ...pagingFields,
  },
} as const satisfies ObjectSchema;
export type PublicImageQuery = TypeOf<typeof publicImageQuerySchema>;

export const publicImageEndpoints = {
  create: {
    method: 'POST',
    path: '/pimage',
    access: 'staff',
    summary: 'Creates a public image by its title; its file follows by upload.',
    body: publicImageCreateSchema,
    response: publicImageSchema,
  },
  list: {
    method: 'GET',
    path: '/pimage',
    access: 'any-editor',
    summary: 'Public images by a part of the title, or by id.',
    query: publicImageQuerySchema,
    response: arrayOf(publicImageSchema, {}),
  },
  read: {
    method: 'GET',
    path: '/pimage/:imageId',
    access: 'any-editor',
    summary: 'One public image.',
    response: publicImageSchema,
  },
  change: {
    method: 'PUT',
    path: '/pimage/:imageId',
    access: 'staff',
    summary: 'Changes the title of a public image.',
    body: publicImageUpdateSchema,
    detectsConflicts: true,
    response: publicImageSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/pimage/:imageId',
    access: 'staff',
    summary: 'Removes a public image from the library. Items that use its picture keep it.',
  },
} as const satisfies Endpoints;
