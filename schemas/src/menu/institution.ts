/** The business of a menu and its contacts. (docs/spec/domain.md#institution-and-contacts) */
import { linkField, locationField, venuePhoneField, pictureField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { translationsOf } from '../core/translations.js';

const networkField = { type: 'string', maxLength: 300 } as const;

export const contactSchema = {
  type: 'object',
  title: 'التواصل',
  'x-en': 'Contact',
  additionalProperties: false,
  properties: {
    instagram: { ...networkField, title: 'إنستغرام', 'x-en': 'Instagram' },
    x: { ...networkField, title: 'إكس', 'x-en': 'X' },
    facebook: { ...networkField, title: 'فيسبوك', 'x-en': 'Facebook' },
    phone: venuePhoneField,
    email: { type: 'string', title: 'البريد الإلكتروني', 'x-en': 'E-mail', maxLength: 254, format: 'email' },
    snapchat: { ...linkField, title: 'سناب شات', 'x-en': 'Snapchat' },
  },
} as const satisfies ObjectSchema;

const institutionTextFields = {
  name: { type: 'string', title: 'اسم المطعم', 'x-en': 'Restaurant name', maxLength: 120, 'x-translate': true },
  description: {
    type: 'string',
    title: 'الوصف',
    'x-en': 'Description',
    maxLength: 500,
    'x-multiline': true,
    'x-translate': true,
  },
} as const;

export const institutionSchema = {
  type: 'object',
  title: 'المنشأة',
  'x-en': 'Institution',
  additionalProperties: false,
  properties: {
    ...institutionTextFields,
    logo: { ...pictureField, title: 'الشعار', 'x-en': 'Logo', 'x-picture': 'institution.logo' },
    whatsapp: { ...linkField, title: 'رابط واتساب', 'x-en': 'WhatsApp link' },
    googleRateUrl: { ...linkField, title: 'رابط التقييم', 'x-en': 'Rating link' },
    otherMenu: {
      type: 'string',
      title: 'الاسم المختصر لقائمة أخرى',
      'x-en': 'Short name of another menu',
      maxLength: 64,
      pattern: '^[A-Za-z0-9_-]*$',
    },
    location: locationField,
    contact: contactSchema,
    /** Also translates the address, which is in `location`. */
    translations: translationsOf({
      ...institutionTextFields,
      address: { ...locationField.properties.address, 'x-translate': true },
    }),
  },
} as const satisfies ObjectSchema;
export type Institution = TypeOf<typeof institutionSchema>;

const { whatsapp } = institutionSchema.properties;
const { instagram, x, facebook, snapchat } = contactSchema.properties;

/**
 * The institution in payloads. Pictures can only be removed. A network's link must use https or point to that network.
 * Stored links may violate this rule, but pages show only safe ones.
 */
export const institutionUpdateSchema = {
  ...institutionSchema,
  properties: {
    ...institutionSchema.properties,
    logo: { type: 'null', title: 'الشعار', 'x-en': 'Logo' },
    whatsapp: { ...whatsapp, title: 'رقم واتساب أو رابطه', 'x-en': 'WhatsApp number or link', format: 'whatsapp-link' },
    contact: {
      ...contactSchema,
      properties: {
        ...contactSchema.properties,
        instagram: { ...instagram, format: 'instagram-profile' },
        x: { ...x, format: 'x-profile' },
        facebook: { ...facebook, format: 'facebook-profile' },
        snapchat: { ...snapchat, format: 'snapchat-link' },
      },
    },
  },
} as const satisfies ObjectSchema;
