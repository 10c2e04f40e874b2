/** A picture that the provider keeps for all owners: the contract's `pimage`. (Document 2, sections 3 to 7.) */
import type { Calls } from '../core/endpoint.js';
import { idField, pagingFields, pictureField, titleField } from '../core/fields.js';
import { changesOf, draftOf, listOf, type Shape, type TypeOf } from '../core/schema.js';

export const publicImageShape = {
  $id: 'PublicImage',
  title: 'صورة عامة',
  'x-en': 'PIMAGE',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { _id: idField, title: titleField, image: pictureField },
} as const satisfies Shape;

export type PublicImage = TypeOf<typeof publicImageShape>;
export const publicImageDraft = draftOf(publicImageShape);
export type PublicImageDraft = TypeOf<typeof publicImageDraft>;
export const publicImageChanges = changesOf(publicImageShape);
export type PublicImageChanges = TypeOf<typeof publicImageChanges>;

export const publicImageQuery = {
  $id: 'PublicImageQuery',
  type: 'object',
  properties: {
    title: { type: 'string', title: 'العنوان', 'x-en': 'Title', maxLength: 120 },
    id: { type: 'string', title: 'المعرّف', 'x-en': 'Id', maxLength: 64 },
    ...pagingFields,
  },
} as const satisfies Shape;
export type PublicImageQuery = TypeOf<typeof publicImageQuery>;

export const publicImageCalls = {
  create: {
    method: 'POST',
    path: '/pimage',
    access: 'staff',
    summary: 'Creates a public image by its title; its file follows by upload.',
    body: publicImageDraft,
    answer: publicImageShape,
  },
  list: {
    method: 'GET',
    path: '/pimage',
    access: 'any-menu-admin',
    summary: 'Public images by a part of the title, or by id.',
    query: publicImageQuery,
    answer: listOf(publicImageShape, {}),
  },
  read: {
    method: 'GET',
    path: '/pimage/:imageId',
    access: 'any-menu-admin',
    summary: 'One public image.',
    answer: publicImageShape,
  },
  change: {
    method: 'PUT',
    path: '/pimage/:imageId',
    access: 'staff',
    summary: 'Changes the title of a public image.',
    body: publicImageChanges,
    answer: publicImageShape,
  },
} as const satisfies Calls;
