/** A change requested by a client, stored inside the order. (docs/spec/domain.md#required-edits) */
import { instantField, phoneField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

export const readinessField = {
  type: 'string',
  title: 'الحالة',
  'x-en': 'Status',
  enum: ['ready', 'unready'],
  'x-fallback': 'unready',
  'x-options': { ready: { ar: 'جاهز', en: 'Ready' }, unready: { ar: 'غير جاهز', en: 'Not ready' } },
} as const;

export const requiredEditSchema = {
  $id: 'RequiredEdit',
  title: 'تعديل مطلوب',
  'x-en': 'Required edit',
  type: 'object',
  additionalProperties: false,
  required: ['phoneNo', 'status'],
  properties: {
    _id: { type: 'string' },
    phoneNo: phoneField,
    status: readinessField,
    /** Absent in edits of earlier versions, which did not record the time. */
    addedAt: { ...instantField, title: 'تاريخ الإضافة', 'x-en': 'Added', readOnly: true },
  },
} as const satisfies ObjectSchema;
export type RequiredEdit = TypeOf<typeof requiredEditSchema>;

export const requiredEditCreateSchema = {
  $id: 'RequiredEditDraft',
  title: 'تعديل مطلوب',
  'x-en': 'Required edit',
  type: 'object',
  additionalProperties: false,
  required: ['phone'],
  properties: { phone: { ...phoneField, minLength: 1 } },
} as const satisfies ObjectSchema;
export type RequiredEditCreateInput = TypeOf<typeof requiredEditCreateSchema>;

export const requiredEditUpdateSchema = {
  $id: 'RequiredEditChange',
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: { status: readinessField },
} as const satisfies ObjectSchema;
export type RequiredEditUpdateInput = TypeOf<typeof requiredEditUpdateSchema>;
