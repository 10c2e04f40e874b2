/** Reported visits and interests on their way from a front server to the CMS. (docs/decisions/037-visits-in-batches.md) */
import type { Schema, TypeOf } from '../core/schema.js';
import { isRecord } from '../core/typeGuards.js';
import { isMenuId } from '../menu/username.js';
import { DAY_MS } from '../time/durations.js';
import { isBrowserId } from './visitor.js';

/** The maximum number of visits and interests in a batch. */
export const MAX_BATCH_VISITS = 500;

/** Older reports are not counted, so that the CMS need not remember batches for longer. */
export const MAX_REPORT_AGE_MS = 30 * DAY_MS;

/** The precision of summed reports. The offsets of all time zones are multiples of it, so it keeps hours and days. */
export const SUM_PERIOD_MS = 15 * 60 * 1000;

/** A visit of a menu, or an interest in an item. */
export interface VisitReport {
  readonly kind: 'visit' | 'interest';
  /** The public id of the menu or item. */
  readonly id: string;
  /** When it was reported, in epoch ms. */
  readonly at: number;
  /** The id in the browser's cookie. */
  readonly browser: string;
}

/** Reports of several browsers whose ids were dropped. `at` is the begin of their {@link SUM_PERIOD_MS}. */
export interface VisitSum extends Omit<VisitReport, 'browser'> {
  readonly times: number;
}

export type JournalEntry = VisitReport | VisitSum;

/** How many visits or interests an entry contains. */
export const timesOf = (entry: JournalEntry): number => ('times' in entry ? entry.times : 1);

/** Whether a JSON value is an entry. */
export function isJournalEntry(value: unknown): value is JournalEntry {
  if (!isRecord(value)) return false;
  const { kind, id, at, browser, times } = value;
  return (
    (kind === 'visit' || kind === 'interest') &&
    typeof id === 'string' &&
    isMenuId(id) &&
    Number.isSafeInteger(at) &&
    (typeof browser === 'string' ? isBrowserId(browser) : Number.isSafeInteger(times) && Number(times) > 0)
  );
}

/**
 * A part of a front server's journal. The CMS applies the batches of a journal by ascending sequence, and each at most
 * once. Entries are checked one by one, so that a wrong one does not hold back the others.
 */
export const visitBatchSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['journal', 'sequence', 'entries'],
  properties: {
    /** The random id of the journal. */
    journal: { type: 'string', pattern: '^[a-z0-9]{24}$' },
    sequence: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
    entries: { type: 'array', maxItems: MAX_BATCH_VISITS, items: {} },
  },
} as const satisfies Schema;

export interface VisitBatch extends Omit<TypeOf<typeof visitBatchSchema>, 'entries'> {
  readonly entries: readonly JournalEntry[];
}
