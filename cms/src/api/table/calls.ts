/** Guests at a table call the waiter or ask for the bill. */
import {
  CALL_INTERVAL_MS,
  contentLanguage,
  HOUR_MS,
  inLanguage,
  type CallKind,
  type GuestCall,
  type Language,
  type PlacedCall,
  type TableCall,
  type TableOfToken,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import type { MenuRef } from '../../api-runtime/access';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import { connection, inTransaction, lockRow } from '../../database/transaction';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { recordEvent } from '../menu-event/events';
import { isListening } from '../guest-order/venuePresence';
import { institutionOf } from '../../menu-parts/readMenuColumns';
import { calledJustNow, NO_CALL, NO_TABLE } from './errorMessages';
import { menuOfUnusedToken, tableOfToken, type KnownTable } from './tableOfToken';

/** Unanswered calls are shown for this long. */
const CALL_TTL_MS = 12 * HOUR_MS;

async function knownTable(token: string, now: Date): Promise<KnownTable> {
  const table = await tableOfToken(token, now.getTime());
  if (!table) throw new HttpError(404, NO_TABLE);
  return table;
}

/** The zone of a table in a guest's language; undefined without one. */
const zoneFor = ({ zone, translations, languages }: KnownTable, requested: Language | null): string | undefined =>
  inLanguage({ zone, translations }, contentLanguage(languages, requested)).zone;

/**
 * The menu of a table's code. Includes the table unless the code is no longer in use.
 * @param requested the guest's language; null if the request names none
 * @throws {HttpError} 404 for unknown codes
 */
export async function readTable(token: string, requested: Language | null, now: Date): Promise<TableOfToken> {
  const table = await tableOfToken(token, now.getTime());
  const found = table ?? (await menuOfUnusedToken(token));
  if (!found) throw new HttpError(404, NO_TABLE);
  const zone = table === null ? undefined : zoneFor(table, requested);
  return {
    menu: found.menu.documentId,
    ...(found.username === null ? {} : { username: found.username }),
    ...(table && { label: table.label }),
    ...(zone === undefined ? {} : { zone }),
  };
}

interface CallRow {
  readonly document_id: string;
  readonly kind: CallKind;
  readonly table_ref: string;
  readonly label: string;
  readonly zone: string | null;
  readonly at: number | string;
  readonly answered_at: number | string | null;
}

const callOf = ({ document_id: _id, kind, table_ref, label, zone, at }: CallRow): TableCall => ({
  _id,
  kind,
  table: { _id: table_ref, label, ...(zone ? { zone } : {}) },
  at: new Date(Number(at)).toISOString(),
});

/**
 * Stores a call. For each table and kind of call there is one row. If the last call is unanswered, the new call keeps
 * its id.
 */
async function storeCall({ menu, _id: table_ref, label, zone }: KnownTable, kind: CallKind, now: number) {
  const sql = await connection();
  const own = { menu_id: menu.id, table_ref, kind };
  const last = await sql('table_calls').where(own).first<CallRow | undefined>();
  const wait = last ? Number(last.at) + CALL_INTERVAL_MS - now : 0;
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new HttpError(409, calledJustNow(kind, seconds), { headers: { 'Retry-After': String(seconds) } });
  }
  const document_id = last && last.answered_at === null ? last.document_id : newId();
  const call: CallRow = { document_id, kind, table_ref, label, zone: zone ?? null, at: now, answered_at: null };
  if (last) await sql('table_calls').where(own).update(call);
  else await sql('table_calls').insert({ ...call, ...own });
  return callOf(call);
}

/**
 * Records a call from a table. Each kind is allowed once per minute. @throws {HttpError} 404, or 409 with
 * `Retry-After`
 */
export async function callFromTable(token: string, kind: CallKind, now: Date): Promise<PlacedCall> {
  const table = await knownTable(token, now);
  const placed = await inTransaction(async () => {
    if (!(await lockRow('tables', table._id))) throw new HttpError(404, NO_TABLE);
    const call = await storeCall(table, kind, now.getTime());
    const { _id, label } = call.table;
    const data = { call: { _id: call._id, kind, table: { _id, label } } };
    await recordEvent(table.menu.id, { kind: 'call', data: call, published: [{ type: 'call.placed', data }] }, now);
    return call;
  });
  if (await isListening(table.menu.id, now)) return { ...placed, isUnattended: false };
  const menu = await rows('api::menu.menu').findOne({ where: { id: table.menu.id } });
  const phone = menu && institutionOf(menu).contact?.phone?.trim();
  return { ...placed, isUnattended: true, ...(phone ? { phone } : {}) };
}

/** The last call of each kind from a table, and when the venue answered it. @throws {HttpError} 404 */
export async function callsOfToken(token: string, now: Date): Promise<GuestCall[]> {
  const { menu, _id } = await knownTable(token, now);
  const sql = await connection();
  const found = await sql('table_calls').where({ menu_id: menu.id, table_ref: _id }).orderBy('at').select<CallRow[]>();
  return found.map(({ kind, at, answered_at }) => ({
    kind,
    at: new Date(Number(at)).toISOString(),
    ...(answered_at === null ? {} : { answeredAt: new Date(Number(answered_at)).toISOString() }),
  }));
}

/** The unanswered calls of a menu, oldest first. */
export async function listCalls(menu: MenuRef, now: Date): Promise<TableCall[]> {
  const sql = await connection();
  const found = await sql('table_calls')
    .where({ menu_id: menu.id })
    .whereNull('answered_at')
    .andWhere('at', '>', now.getTime() - CALL_TTL_MS)
    .orderBy('at')
    .select<CallRow[]>();
  return found.map(callOf);
}

/** Marks a call as answered. @throws {HttpError} 404 */
export async function answerCall(menu: MenuRef, callId: string, now: Date): Promise<null> {
  const sql = await connection();
  const changed = await sql('table_calls')
    .where({ menu_id: menu.id, document_id: callId })
    .update({ answered_at: now.getTime() });
  if (changed === 0) throw new HttpError(404, NO_CALL);
  return null;
}

export const tableCallCleanup: CleanupJob = {
  name: 'table-calls',
  async *batches(now) {
    const sql = await connection();
    yield {
      rows: await sql('table_calls')
        .where('at', '<', now - CALL_TTL_MS)
        .delete(),
    };
  },
};
