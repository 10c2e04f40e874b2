/** How a venue protects the data of its guests. (docs/privacy.md) */
import type { ObjectSchema } from '../core/schema.js';

export const guestDataSettings = {
  type: 'object',
  title: 'بيانات الضيوف',
  'x-en': 'Guests’ data',
  additionalProperties: false,
  properties: {
    /** After this time, what identifies the guest of an order is erased. */
    keepDays: {
      type: 'integer',
      title: 'مدة حفظ أسماء الضيوف وهواتفهم وعناوينهم (أيام)',
      'x-en': 'Days to keep guests’ names, phones and addresses',
      minimum: 30,
      maximum: 1095,
    },
    /** Whether guests are asked if they agree to be sent offers. */
    marketing: {
      type: 'boolean',
      title: 'سؤال الضيف عن رسائل العروض',
      'x-en': 'Ask guests about messages with offers',
      'x-options': { true: { ar: 'نعم', en: 'Yes' }, false: { ar: 'لا', en: 'No' } },
    },
  },
} as const satisfies ObjectSchema;

/** What the menu requires of its team. (docs/spec/api.md#second-factor) */
export const teamSettings = {
  type: 'object',
  title: 'الفريق',
  'x-en': 'Team',
  additionalProperties: false,
  properties: {
    /** Members without a second factor reach nothing of the menu while it is required. */
    secondFactor: {
      type: 'string',
      title: 'التحقق بخطوتين لأعضاء الفريق',
      'x-en': 'Two-step verification of the team',
      enum: ['off', 'required'],
      'x-options': { off: { ar: 'اختياري', en: 'Optional' }, required: { ar: 'إلزامي', en: 'Required' } },
    },
  },
} as const satisfies ObjectSchema;
