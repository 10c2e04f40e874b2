/**
 * The menu's QR code. It contains the link with the menu's id, which never changes, so that printed codes remain
 * valid after a change of the username.
 */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema } from '../core/schema.js';

const codeQuerySchema = {
  type: 'object',
  properties: {
    format: {
      type: 'string',
      title: 'الصيغة',
      'x-en': 'Format',
      enum: ['svg', 'png'],
      default: 'svg',
      'x-options': { svg: { ar: 'رسم متجهي', en: 'Vector drawing' }, png: { ar: 'صورة', en: 'Picture' } },
    },
  },
} as const satisfies ObjectSchema;

const sheetQuerySchema = {
  type: 'object',
  properties: {
    size: { type: 'string', title: 'الورق', 'x-en': 'Paper', enum: ['A4', 'A6'], default: 'A4' },
    /** An A4 page has four cards with cut marks, or one poster; an A6 page has one card. */
    copies: { type: 'integer', title: 'النسخ', 'x-en': 'Copies', enum: [1, 4], default: 4 },
  },
} as const satisfies ObjectSchema;

export const qrEndpoints = {
  code: {
    method: 'GET',
    path: '/quickmenu/:menuId/qr',
    access: 'editor',
    summary: 'The QR code of the menu’s link by id, as SVG or PNG.',
    query: codeQuerySchema,
    files: ['svg', 'png'],
  },
  sheet: {
    method: 'GET',
    path: '/quickmenu/:menuId/qr/sheet',
    access: 'editor',
    summary:
      'A print sheet with the QR code, in the menu’s language, with its logo and colours: a card of A6, or A4 with four.',
    query: sheetQuerySchema,
    files: ['pdf'],
  },
} as const satisfies Endpoints;
