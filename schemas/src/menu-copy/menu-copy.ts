/** Copies a menu's content, or some of its sections, to another menu of the caller. (docs/spec/domain.md#copies) */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { copiedCounts, copiedListNames } from '../menu-parts/parts.js';

export const menuCopySchema = {
  $id: 'MenuCopy',
  type: 'object',
  additionalProperties: false,
  required: ['to'],
  properties: {
    /** The id or short name of the menu that gets the copies. */
    to: { type: 'string', title: 'إلى القائمة', 'x-en': 'To the menu', minLength: 1, maxLength: 64 },
    /** If absent, the whole menu with its combos. */
    sections: {
      type: 'array',
      title: 'التصنيفات',
      'x-en': 'Sections',
      items: { type: 'string', pattern: '^[a-z0-9]{24}$' },
      minItems: 1,
      maxItems: 200,
    },
  },
} as const satisfies ObjectSchema;
export type MenuCopyInput = TypeOf<typeof menuCopySchema>;

export const menuCopyResponseSchema = {
  $id: 'MenuCopied',
  type: 'object',
  additionalProperties: false,
  required: ['to', ...copiedListNames],
  properties: {
    /** The id of the menu that received the copies. `undo` is an undo id of this menu. */
    to: { type: 'string' },
    /** The numbers of copies. Of dayparts all that the copies use, including those that the menu had already. */
    ...copiedCounts,
  },
} as const satisfies ObjectSchema;
export type MenuCopyResponse = TypeOf<typeof menuCopyResponseSchema>;

export const menuCopyEndpoints = {
  send: {
    method: 'POST',
    path: '/quickmenu/:menuId/copies',
    access: 'editor',
    summary:
      'Copies sections, or the whole menu, to another menu of the caller, all or nothing; `data.undo` is an undo of that menu.',
    body: menuCopySchema,
    response: menuCopyResponseSchema,
  },
} as const satisfies Endpoints;
