/**
 * Deleted parts of a menu, which can be restored for some time. (docs/spec/domain.md#trash;
 * docs/decisions/032-trash.md)
 */
import { DAY_MS } from '../time/durations.js';
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, pagingFields } from '../core/fields.js';
import { MENU_PART_KINDS } from '../menu-parts/parts.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';

/** How long a deletion can be restored. */
export const TRASH_RETENTION_DAYS = 30;
export const TRASH_TTL_MS = TRASH_RETENTION_DAYS * DAY_MS;

/** Maximum number of stored deletions per menu; the oldest ones are removed. */
export const MAX_TRASH_ENTRIES = 500;

/** The kinds of deletions that the trash lists. */
export const TRASH_KINDS = [
  ...MENU_PART_KINDS,
  'items',
  'galleryImage',
  'workingDay',
  'itemImage',
  'mainImage',
  'logo',
] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Bulk changes can be undone like deletions, for a day. `menuChanges` are imports, price changes and copies. */
export const CHANGE_KINDS = ['itemChanges', 'menuChanges'] as const;

/** What the trash lists: deletions, and those bulk changes that an owner could not easily revert by hand. */
export const LISTED_KINDS = [...TRASH_KINDS, 'menuChanges'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

export const UNDO_KINDS = [...TRASH_KINDS, ...CHANGE_KINDS] as const;
export type UndoKind = (typeof UNDO_KINDS)[number];

/** What a bulk change of the kind `menuChanges` did. */
export const CHANGE_ACTIONS = ['import', 'prices', 'copy'] as const;

/** Maximum length of the stored name of an imported file. */
export const MAX_FILE_NAME_LENGTH = 100;

const count = { type: 'integer', minimum: 0 } as const;

/** A deletion as listed in the trash. */
export const trashEntrySchema = {
  $id: 'TrashEntry',
  title: 'المحذوف',
  'x-en': 'Deletion',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind', 'title', 'from', 'image', 'counts', 'by', 'at', 'until'],
  properties: {
    _id: idField,
    kind: { type: 'string', enum: LISTED_KINDS },
    /** A title, an address, a caption or a day; empty if the deleted part had none. */
    title: { type: 'string' },
    /** The title of the section or gallery that contained the deleted part; empty if there was none. */
    from: { type: 'string' },
    /** The file name of the deleted part's picture. */
    image: { type: ['string', 'null'] },
    /** The numbers of deleted parts. */
    counts: {
      type: 'object',
      additionalProperties: false,
      properties: {
        sections: count,
        items: count,
        combos: count,
        extraGroups: count,
        galleries: count,
        pictures: count,
      },
    },
    /** Which bulk change it was; absent for deletions and for changes by an earlier version. */
    change: {
      type: 'object',
      additionalProperties: false,
      required: ['action'],
      properties: {
        action: { type: 'string', enum: CHANGE_ACTIONS },
        /** The name of the imported file; absent for pasted tables. */
        file: { type: 'string', maxLength: MAX_FILE_NAME_LENGTH },
        /** By how much prices changed: one of both. */
        percent: { type: 'number' },
        amount: { type: 'number' },
      },
    },
    /** The user who deleted the part, with the name at that time; null for deletions by an earlier version. */
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

/** The numbers of parts that the undo of an import, a price change or a copy affects. */
export const undoCountsSchema = {
  $id: 'UndoCounts',
  type: 'object',
  additionalProperties: false,
  required: ['deleted', 'reverted', 'kept'],
  properties: {
    /** Parts that the change created, and undo deletes. */
    deleted: count,
    /** Parts that get their former values again. */
    reverted: count,
    /** Parts that stay as they are, because they were changed after the bulk change. */
    kept: count,
  },
} as const satisfies ObjectSchema;
export type UndoCounts = TypeOf<typeof undoCountsSchema>;

/** The restored row. If a gallery's picture was restored, its gallery; if several rows were, the menu. */
export const restoredEntrySchema = {
  $id: 'Restored',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind'],
  properties: {
    _id: { type: 'string' },
    kind: { type: 'string', enum: UNDO_KINDS },
    /** What the undo of an import, a price change or a copy did; absent for all other kinds. */
    counts: {
      type: 'object',
      additionalProperties: false,
      required: undoCountsSchema.required,
      properties: undoCountsSchema.properties,
    },
    /** Items that undo has left as they are. They were changed or deleted after the bulk change. */
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
    /** The id of a deleted row: returns only the deletions that contain it. */
    holds: { type: 'string', pattern: '^[a-z0-9]{1,64}$' },
  },
} as const satisfies ObjectSchema;

export const trashEndpoints = {
  list: {
    method: 'GET',
    path: '/quickmenu/:menuId/trash',
    access: 'editor',
    summary: 'What was deleted from a menu in the last 30 days and can be restored, the newest first.',
    query: trashQuerySchema,
    response: arrayOf(trashEntrySchema, {}),
  },
  preview: {
    method: 'GET',
    path: '/quickmenu/:menuId/trash/:trashId',
    access: 'editor',
    summary: 'How many parts the undo of an import, a price change or a copy would delete, revert and keep.',
    response: undoCountsSchema,
  },
  restore: {
    method: 'POST',
    path: '/quickmenu/:menuId/trash/:trashId',
    access: 'editor',
    summary: 'Brings back what a deletion answered as `data.undo`: whole, under its ids, in its old place.',
    response: restoredEntrySchema,
  },
} as const satisfies Endpoints;
