/** A gallery: captioned pictures inside a section. (docs/spec/domain.md#galleries) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, pictureField, translatedTitleField } from '../core/fields.js';
import { toUpdateSchema, toCreateSchema, withProperties, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';

const noteField = {
  type: 'string',
  title: 'الملاحظة',
  'x-en': 'Note',
  minLength: 1,
  maxLength: 300,
  'x-multiline': true,
  pattern: '\\S',
  'x-translate': true,
} as const;

export const galleryImageSchema = translatable({
  type: 'object',
  title: 'صورة',
  'x-en': 'Picture',
  additionalProperties: false,
  required: ['image', 'note'],
  properties: { image: pictureField, note: { type: 'string', title: 'الملاحظة', 'x-en': 'Note', 'x-translate': true } },
} as const satisfies ObjectSchema);

export const gallerySchema = translatable({
  $id: 'Gallery',
  title: 'المعرض',
  'x-en': 'Gallery',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    _id: idField,
    title: { ...translatedTitleField, title: 'اسم المعرض', 'x-en': 'Gallery name' },
    display: {
      type: 'string',
      title: 'طريقة العرض',
      'x-en': 'Display',
      enum: ['scroll', 'show-all'],
      default: 'scroll',
      'x-options': { scroll: { ar: 'تمرير', en: 'Scroll' }, 'show-all': { ar: 'عرض الكل', en: 'Show all' } },
    },
    hide: {
      type: 'boolean',
      title: 'مخفي',
      'x-en': 'Hidden',
      default: false,
      'x-options': { true: { ar: 'مخفي', en: 'Hidden' }, false: { ar: 'ظاهر', en: 'Shown' } },
    },
    images: { type: 'array', title: 'الصور', 'x-en': 'Pictures', readOnly: true, items: galleryImageSchema },
  },
} as const satisfies ObjectSchema);

export type Gallery = TypeOf<typeof gallerySchema>;
export type GalleryImage = TypeOf<typeof galleryImageSchema>;
export const galleryCreateSchema = toCreateSchema(gallerySchema);
export type GalleryCreateInput = TypeOf<typeof galleryCreateSchema>;

/**
 * `image` is the caption of a new slot at the end; its picture is uploaded afterwards.
 * (docs/spec/domain.md#galleries)
 */
export const galleryUpdateSchema = withProperties(toUpdateSchema(gallerySchema), { image: noteField });
export type GalleryUpdateInput = TypeOf<typeof galleryUpdateSchema>;

/** Maximum number of slots per gallery. */
export const MAX_GALLERY_IMAGES = 100;

export const galleryNoteSchema = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['note'],
  properties: { note: noteField },
} as const satisfies ObjectSchema);
export type GalleryNoteInput = TypeOf<typeof galleryNoteSchema>;

const galleries = '/quickmenu/:menuId/sections/:sectionId/galleries';

export const galleryEndpoints = {
  create: {
    method: 'POST',
    path: galleries,
    access: 'editor',
    scope: 'menu:write',
    recognizesRepeats: true,
    summary: 'Adds a gallery to a section.',
    body: galleryCreateSchema,
    ignoredFields: ['sectionId'],
    response: gallerySchema,
  },
  change: {
    method: 'PUT',
    path: `${galleries}/:galleryId`,
    access: 'editor',
    scope: 'menu:write',
    summary: 'Changes a gallery; `image` appends a slot with that note and answers its galleryImageIndex.',
    body: galleryUpdateSchema,
    detectsConflicts: true,
    response: withProperties(gallerySchema, { galleryImageIndex: { type: 'integer' } }),
  },
  remove: {
    method: 'DELETE',
    path: `${galleries}/:galleryId`,
    access: 'editor',
    scope: 'menu:write',
    summary: 'Deletes a gallery.',
  },
  changeNote: {
    method: 'PUT',
    path: `${galleries}/:galleryId/image/:index`,
    access: 'editor',
    scope: 'menu:write',
    summary: 'Changes the note of a picture, by its index from 0.',
    body: galleryNoteSchema,
    response: gallerySchema,
  },
  removeImage: {
    method: 'DELETE',
    path: `${galleries}/:galleryId/image/:index`,
    access: 'editor',
    scope: 'menu:write',
    summary: 'Deletes a picture, by its index from 0.',
    response: gallerySchema,
  },
} as const satisfies Endpoints;
