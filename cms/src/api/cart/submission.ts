/** Submission of a cart: validation, and detection of retries. */
import {
  closedStatus,
  closedText,
  lineName,
  refusesOrdersWhenClosed,
  submissionSchemaFor,
  type CartUpdateInput,
  type CartSubmission,
} from '@qaima/schemas';
import { createHash } from 'node:crypto';
import { validPayload } from '../../api-runtime/validPayload';
import { HttpError, invalidField } from '../../errors/httpError';
import type { Priced } from './lines';
import type { Shop } from './menuOfCart';
import { BAD_KEY, closedUntil, EMPTY, sentenceOf } from './messages';

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Identifies a retry whose response was lost: a hash of the `Idempotency-Key` and the payload. Null without the header.
 */
export function fingerprintOf(key: string, body: CartUpdateInput): string | null {
  if (key === '') return null;
  if (!KEY.test(key)) throw new HttpError(400, BAD_KEY);
  const said = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([key, said]))
    .digest('base64url');
}

const orNull = (text: string | undefined) => text?.trim() || null;

const kindOf = ({ receiveOption }: CartUpdateInput, options: Shop['options']) =>
  (receiveOption == null ? undefined : options[receiveOption]?.kind) ?? null;

/** The customer's columns, validated by the menu's settings. Fields that the menu does not ask for are dropped. */
export function customerOf(body: CartUpdateInput, { method, options }: Shop) {
  const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const schema = submissionSchemaFor(method, options.length, kindOf(body, options));
  // The fields of orders and of reservations: the schema, chosen here, has those of the menu's method.
  const sent = validPayload(schema, said) as CartSubmission;
  const { phone, notes, receiveOption, address, table, name, email, guestsNo } = sent;
  const text = method === 'order' ? orNull(address) : null;
  // Only a dine-in order has a table.
  const label = method === 'order' && kindOf(body, options) === 'dine-in' ? orNull(table) : null;
  return {
    clientPhone: phone,
    notes: orNull(notes),
    receiveOption: options.length > 0 ? (receiveOption ?? null) : null,
    address: text === null ? null : { text },
    table: label === null ? null : { label },
    name: orNull(name),
    email: method === 'reserve' ? orNull(email) : null,
    guestsNo: guestsNo ?? 1,
  };
}

/** Throws if the cart can't be submitted now, naming the first line that prevents it. */
export function mustBeAvailable({ items }: Priced): void {
  if (items.length === 0) throw new HttpError(409, EMPTY);
  for (const [index, line] of items.entries()) {
    if (line.problem) throw invalidField(`/items/${index}`, sentenceOf(line.problem, lineName(line)), 409);
  }
}

/** Refuses an order outside of opening hours if the menu does not accept it. (docs/spec/domain.md#opening-hours) */
export function mustBeOpen({ menu }: Shop, now: Date): void {
  const [ar, en] = [closedStatus(menu, now, 'ar'), closedStatus(menu, now, 'en')];
  if (!ar || !en || !refusesOrdersWhenClosed(menu)) return;
  throw new HttpError(409, closedUntil({ ar: closedText(ar, 'ar'), en: closedText(en, 'en') }));
}
