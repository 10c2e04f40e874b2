/** Submitting a cart: what the customer says of themselves, and whether it is the same submission once more. */
import { check, submissionShape, toLatinDigits, type CartChange, type CartSubmission } from '@qaima/schemas';
import { createHash } from 'node:crypto';
import { Refusal, refuseField } from '../../contract/refusals';
import type { Priced } from './lines';
import type { Shop } from './shop';
import { BAD_KEY, EMPTY, sentenceOf } from './words';

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * What tells a submission that is sent once more, because its answer was lost, from another one: its `Idempotency-Key`
 * and all that it says. Null without the header.
 */
export function fingerprintOf(key: string, body: CartChange): string | null {
  if (key === '') return null;
  if (!KEY.test(key)) throw new Refusal(400, BAD_KEY);
  const said = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([key, said]))
    .digest('base64url');
}

const orNull = (text: string | undefined) => text?.trim() || null;

/** The customer's columns, checked by what the menu asks for. What its page doesn't ask for is not kept. */
export function customerOf(body: CartChange, { method, options }: Shop) {
  const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const { problems, value } = check(submissionShape(method, options.length), said);
  if (problems.length > 0) throw new Refusal(400, undefined, { problems });
  const { phone, notes, receiveOption, address, name, email, guestsNo } = value as CartSubmission;
  const text = method === 'order' ? orNull(address) : null;
  return {
    clientPhone: toLatinDigits(phone).trim(),
    notes: orNull(notes),
    receiveOption: options.length > 0 ? (receiveOption ?? null) : null,
    address: text === null ? null : { text },
    name: orNull(name),
    email: method === 'reserve' ? orNull(email) : null,
    guestsNo: guestsNo ?? 1,
  };
}

/** Refuses a cart that can't be submitted as the menu is now, naming the first line in the way. */
export function mustBeAvailable({ items }: Priced): void {
  if (items.length === 0) throw new Refusal(409, EMPTY);
  for (const [index, { item, subItem, problem }] of items.entries()) {
    if (!problem) continue;
    const option = subItem == null ? undefined : item.subItems?.[subItem]?.title;
    throw refuseField(`/items/${index}`, sentenceOf(problem, [item.title, option].filter(Boolean).join(' - ')), 409);
  }
}
