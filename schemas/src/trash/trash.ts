/** What was deleted from a menu, for as long as it can be brought back. (Decisions; docs/decisions/032-trash.md.) */
import type { Calls } from '../kit/call.js';
import type { Shape, TypeOf } from '../kit/shape.js';

/** What can be brought back. */
export const TRASH_KINDS = ['section', 'item', 'combo', 'gallery', 'galleryImage', 'branch', 'receiveOption'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** What is back in its place; a gallery's picture is named by its gallery. */
export const restoredShape = {
  $id: 'Restored',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind'],
  properties: { _id: { type: 'string' }, kind: { type: 'string', enum: TRASH_KINDS } },
} as const satisfies Shape;
export type Restored = TypeOf<typeof restoredShape>;

export const trashCalls = {
  restore: {
    method: 'POST',
    path: '/quickmenu/:menuId/trash/:trashId',
    access: 'menu-admin',
    summary: 'Brings back what a deletion answered as `data.undo`: whole, under its ids, in its old place.',
    answer: restoredShape,
  },
} as const satisfies Calls;
