/** What was deleted from a menu, for as long as it can be brought back. (Decisions; docs/decisions/032-trash.md.) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, pagingFields } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';

/** How many days a deletion can be restored. */
export const TRASH_RETENTION_DAYS = 30;

/** The most deletions that are kept of one menu; the oldest give way. */
export const MAX_TRASH_ENTRIES = 500;

/** What an owner can delete and finds in the trash. */
export const TRASH_KINDS = [
  'section',
  'item',
  'items',
  'combo',
  'gallery',
  'galleryImage',
  'branch',
  'receiveOption',
  'workingDay',
  'itemImage',
  'mainImage',
  'logo',
] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** A bulk change of items can be undone like a deletion, but is not listed in the trash. */
export const UNDO_KINDS = [...TRASH_KINDS, 'itemChanges'] as const;
export type UndoKind = (typeof UNDO_KINDS)[number];

const count = { type: 'integer', minimum: 0 } as const;

/** A deletion as the trash lists it. */
export const trashEntrySchema = {
  $id: 'TrashEntry',
  title: 'المحذوف',
  'x-en': 'Deletion',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind', 'title', 'from', 'image', 'counts', 'by', 'at', 'until'],
  properties: {
    _id: idField,
    kind: { type: 'string', enum: TRASH_KINDS },
    /** What it was called: a title, an address, a note, a day. Empty where it had no name. */
    title: { type: 'string' },
    /** The title of the section or gallery that it was in; empty where it was in none. */
    from: { type: 'string' },
    /** The file name of a picture to recognise it by. */
    image: { type: ['string', 'null'] },
    /** What was deleted with it. */
    counts: {
      type: 'object',
      additionalProperties: false,
      properties: { items: count, galleries: count, pictures: count },
    },
    /** Who deleted it, as they were called then; null for deletions by an earlier version. */
    by: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['username', 'name'],
      properties: { username: { type: 'string' }, name: { type: 'string' } },
    },
    at: instantField,
    until: instantField,
  },
} as const satisfies ObjectSchema;
export type TrashEntry = TypeOf<typeof trashEntrySchema>;

/** What is back in its place; a gallery's picture is named by its gallery, what is about several rows by its menu. */
export const restoredEntrySchema = {
  $id: 'Restored',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind'],
  properties: {
    _id: { type: 'string' },
    kind: { type: 'string', enum: UNDO_KINDS },
    /** Items that somebody changed or deleted since the bulk change: they were left as they are. */
    left: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['_id', 'title'],
        properties: { _id: { type: 'string' }, title: { type: 'string' } },
      },
    },
  },
} as const satisfies ObjectSchema;
export type RestoredEntry = TypeOf<typeof restoredEntrySchema>;

const trashQuerySchema = {
  type: 'object',
  properties: {
    ...pagingFields,
    /** The id of something that was deleted: only the deletions that took it along. */
    holds: { type: 'string', pattern: '^[a-z0-9]{1,64}$' },
  },
} as const satisfies ObjectSchema;

export const trashEndpoints = {
  list: {
    method: 'GET',
    path: '/quickmenu/:menuId/trash',
    access: 'menu-admin',
    summary: 'What was deleted from a menu in the last 30 days and can be restored, the newest first.',
    query: trashQuerySchema,
    response: arrayOf(trashEntrySchema, {}),
  },
  restore: {
    method: 'POST',
    path: '/quickmenu/:menuId/trash/:trashId',
    access: 'menu-admin',
    summary: 'Brings back what a deletion answered as `data.undo`: whole, under its ids, in its old place.',
    response: restoredEntrySchema,
  },
} as const satisfies Endpoints;
