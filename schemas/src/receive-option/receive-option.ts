/** A way in which a customer receives an order. (Document 1, sections 3, 5 and 7.) */
import type { Calls } from '../kit/call.js';
import { idField, titleField } from '../kit/fields.js';
import { changesOf, draftOf, type Shape, type TypeOf } from '../kit/shape.js';

export const receiveOptionShape = {
  $id: 'ReceiveOption',
  title: 'طريقة استلام الطلب',
  'x-en': 'Receive option',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    _id: idField,
    title: titleField,
    description: { type: 'string', title: 'الوصف', 'x-en': 'Description', maxLength: 300 },
    ionIcon: { type: 'string', title: 'الأيقونة', 'x-en': 'Icon', maxLength: 60, pattern: '^[a-z0-9-]*$' },
  },
} as const satisfies Shape;

export type ReceiveOption = TypeOf<typeof receiveOptionShape>;
export const receiveOptionDraft = draftOf(receiveOptionShape);
export type ReceiveOptionDraft = TypeOf<typeof receiveOptionDraft>;
export const receiveOptionChanges = changesOf(receiveOptionShape);
export type ReceiveOptionChanges = TypeOf<typeof receiveOptionChanges>;

const options = '/quickmenu/:menuId/receiveOptions';

export const receiveOptionCalls = {
  create: {
    method: 'POST',
    path: options,
    access: 'menu-admin',
    summary: 'Adds a way to receive orders.',
    body: receiveOptionDraft,
    answer: receiveOptionShape,
  },
  change: {
    method: 'PUT',
    path: `${options}/:optionId`,
    access: 'menu-admin',
    summary: 'Changes what is sent of a receive option.',
    body: receiveOptionChanges,
    answer: receiveOptionShape,
  },
  remove: {
    method: 'DELETE',
    path: `${options}/:optionId`,
    access: 'menu-admin',
    summary: 'Deletes a receive option.',
  },
} as const satisfies Calls;
