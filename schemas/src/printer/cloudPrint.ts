/**
 * Star CloudPRNT: a printer polls by `POST`, fetches a job by `GET`, and confirms it by `DELETE`. Its token in the path
 * identifies it. (docs/orders.md)
 */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema } from '../core/schema.js';
import { propertyOf } from '../core/typeGuards.js';

const MAX_ADDRESS_LENGTH = 64;

/** A printer's hardware address in one spelling; empty if it tells none. */
export const printerAddress = (mac: unknown): string =>
  typeof mac === 'string' ? mac.trim().toLowerCase().slice(0, MAX_ADDRESS_LENGTH) : '';

/** The part of a printer's status that matters. */
const printerStatusSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['isPrinting', 'address'],
  properties: { isPrinting: { type: 'boolean' }, address: { type: 'string' } },
} as const satisfies ObjectSchema;

/** Identifies the printer and the job; printers send more parameters than these. */
const jobQuery = {
  /** The id of the job. Older printers send none. */
  token: { type: 'string' },
  mac: { type: 'string' },
} as const;

export const cloudPrintEndpoints = {
  poll: {
    method: 'POST',
    path: '/:token',
    access: 'printer',
    summary: 'Tells a printer whether a job waits for it.',
    body: printerStatusSchema,
    // Models send many more fields, some of them as other types than the protocol says.
    normalizeBody: (status) => ({
      isPrinting: propertyOf(status, 'printingInProgress') === true,
      address: printerAddress(propertyOf(status, 'printerMAC')),
    }),
    maxBodyBytes: 64 * 1024,
    produces: 'json',
  },
  fetch: {
    method: 'GET',
    path: '/:token',
    access: 'printer',
    summary: 'The picture of a job.',
    query: { type: 'object', properties: { ...jobQuery, type: { type: 'string' } } },
    files: ['png'],
  },
  confirm: {
    method: 'DELETE',
    path: '/:token',
    access: 'printer',
    summary: 'Reports whether a job was printed.',
    query: { type: 'object', properties: { ...jobQuery, code: { type: 'string' } } },
    produces: 'json',
  },
} as const satisfies Endpoints;
