/**
 * Counts of the cash that members of staff hold. A count ends a member's day: what they took since their last count is
 * compared with what they hand over. (docs/spec/domain.md#cash-counts)
 */
import { accountingPeriodFields } from '../accounting/accountingPeriod.js';
import { sumField } from '../accounting/accounting.js';
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, pagingFields } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { toThousandths, type Thousandths } from '../money/money.js';
import { paymentSchema, type PaymentMethod } from '../payment/payment.js';

const expectedField = { ...sumField, title: 'النقد المسجّل', 'x-en': 'Recorded cash' } as const;
const countedField = { ...sumField, title: 'النقد المعدود', 'x-en': 'Counted cash' } as const;
const memberField = { ...paymentSchema.properties.by, title: 'الموظف', 'x-en': 'Member' } as const;

export const cashCountSchema = {
  $id: 'CashCount',
  title: 'عدّ النقد',
  'x-en': 'Cash count',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'at', 'member', 'expected', 'counted', 'by'],
  properties: {
    _id: idField,
    at: { ...instantField, title: 'الوقت', 'x-en': 'When', readOnly: true },
    member: memberField,
    /** What the member took in cash since their last count, less what they gave back. */
    expected: expectedField,
    counted: countedField,
    /** Why the two differ. */
    reason: paymentSchema.properties.reason,
    by: paymentSchema.properties.by,
  },
} as const satisfies ObjectSchema;
export type CashCount = TypeOf<typeof cashCountSchema>;

export const heldCashSchema = {
  $id: 'HeldCash',
  type: 'object',
  additionalProperties: false,
  required: ['member', 'cash', 'since'],
  properties: {
    member: memberField,
    cash: expectedField,
    /** When their cash was counted last; null if it never was. */
    since: { ...instantField, type: ['string', 'null'], title: 'منذ', 'x-en': 'Since' },
  },
} as const satisfies ObjectSchema;
export type HeldCash = TypeOf<typeof heldCashSchema>;

export const cashCountCreateSchema = {
  $id: 'CashCountDraft',
  title: 'عدّ النقد',
  'x-en': 'Count the cash',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'expected', 'counted'],
  properties: {
    username: { type: 'string', title: 'الموظف', 'x-en': 'Member', minLength: 1, maxLength: 60 },
    /** The recorded cash as it was shown. */
    expected: expectedField,
    counted: countedField,
    reason: paymentSchema.properties.reason,
  },
} as const satisfies ObjectSchema;
export type CashCountCreateInput = TypeOf<typeof cashCountCreateSchema>;

const cashCountQuerySchema = {
  $id: 'CashCountQuery',
  type: 'object',
  properties: { ...accountingPeriodFields, ...pagingFields },
} as const satisfies ObjectSchema;
export type CashCountQuery = TypeOf<typeof cashCountQuerySchema>;

interface TakenEntry {
  readonly method: PaymentMethod;
  readonly value: Thousandths;
  readonly transfer?: number | undefined;
  readonly takenBy?: { readonly username: string } | undefined;
}

/**
 * The cash that each member holds, by username: all that they took, less what was counted already. An entry that is
 * recorded while a count is made is thus part of the next one. Moved credits are no cash, and entries of versions
 * that did not record who took the money do not count.
 */
export function heldCash(
  entries: readonly TakenEntry[],
  counted: readonly { readonly username: string; readonly expected: Thousandths }[],
): ReadonlyMap<string, Thousandths> {
  const held = new Map<string, Thousandths>();
  const add = (username: string, value: Thousandths) => held.set(username, (held.get(username) ?? 0) + value);
  for (const { method, value, transfer, takenBy } of entries) {
    if (method === 'cash' && transfer === undefined && takenBy) add(takenBy.username, value);
  }
  for (const { username, expected } of counted) add(username, -expected);
  return held;
}

/** What was counted beyond what was recorded; negative if something is missing. */
export const cashDifference = ({ expected, counted }: Pick<CashCount, 'expected' | 'counted'>): Thousandths =>
  toThousandths(counted) - toThousandths(expected);

/** Why a count can't be stored, if a member holds `held` now; null if it can. */
export function cashCountProblem(
  count: Pick<CashCountCreateInput, 'expected' | 'counted' | 'reason'>,
  held: Thousandths,
): 'changed' | 'no-reason' | null {
  if (toThousandths(count.expected) !== held) return 'changed';
  return cashDifference(count) !== 0 && !count.reason?.trim() ? 'no-reason' : null;
}

export const cashCountEndpoints = {
  held: {
    method: 'GET',
    path: '/accounting/cash',
    access: 'staff',
    summary: 'Each member of staff with the cash that they took since it was counted last.',
    response: arrayOf(heldCashSchema, {}),
  },
  list: {
    method: 'GET',
    path: '/accounting/cashCounts',
    access: 'staff',
    summary: 'The cash counts of a period, the latest first.',
    query: cashCountQuerySchema,
    response: arrayOf(cashCountSchema, {}),
  },
  create: {
    method: 'POST',
    path: '/accounting/cashCounts',
    access: 'staff',
    recognizesRepeats: true,
    summary:
      'Records how much cash a member handed over, a difference with its reason; 409 if `expected` is no longer what they hold.',
    body: cashCountCreateSchema,
    response: cashCountSchema,
  },
} as const satisfies Endpoints;
