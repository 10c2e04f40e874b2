/** Picture upload: one endpoint for every picture field. (docs/spec/api.md#uploads) */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

/** Maximum file size. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const someId = { type: 'string', minLength: 1, maxLength: 64 } as const;

/** The field that gets the picture; `model` determines which keys are required. */
export const uploadTargetSchema = {
  $id: 'UploadTarget',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    menu: someId,
    item: someId,
    gallery: someId,
    galleryImageIndex: { type: 'integer', minimum: 0, maximum: 1000 },
    publicImage: someId,
    publicImageID: someId,
    /** The file that the replaced picture of a public image had when it was shown; empty for none. */
    imageBefore: { type: 'string', title: 'الصورة كما عُرضت', 'x-en': 'Image as shown', maxLength: 200 },
  },
} as const satisfies ObjectSchema;
export type UploadTarget = TypeOf<typeof uploadTargetSchema>;

/** The JSON body. In a multipart body, the same fields come with the field `file`, and `data` is JSON text. */
export const uploadSchema = {
  $id: 'Upload',
  type: 'object',
  additionalProperties: false,
  required: ['path', 'model', 'data'],
  properties: {
    path: { type: 'string', title: 'الموضع', 'x-en': 'Path', enum: ['image', 'menuMainImage', 'institution.logo'] },
    model: { type: 'string', title: 'النوع', 'x-en': 'Model', enum: ['item', 'menu', 'gallery', 'publicImage'] },
    data: uploadTargetSchema,
    imageSource: { type: 'string', enum: ['publicImage'] },
  },
} as const satisfies ObjectSchema;
export type UploadInput = TypeOf<typeof uploadSchema>;

export const uploadResponseSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['image'],
  properties: { image: { type: 'string' } },
} as const satisfies ObjectSchema;

export const uploadEndpoints = {
  send: {
    method: 'POST',
    path: '/upload',
    access: 'target-editor',
    summary: 'Puts a picture in its place: as multipart with `file`, or as JSON from a public image.',
    body: uploadSchema,
    accepts: 'multipart',
    response: uploadResponseSchema,
    rateLimit: 'write',
  },
} as const satisfies Endpoints;
