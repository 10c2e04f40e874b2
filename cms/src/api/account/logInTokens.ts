/** Tickets between a password and its second factor, and browsers that are spared it. (docs/spec/api.md#second-factor) */
import { DAY_MS, FACTOR_TRIES, FACTOR_TTL_MINUTES, MINUTE_MS, REMEMBERED_DAYS } from '@qaima/schemas';
import type { Context } from 'koa';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';
import { appendCookie, cookieReader } from '../../http/sessions/cookie';
import { newSecret, secretHash } from '../../http/secretHash';

type Kind = 'ticket' | 'remembered';

const TTL_MS: Readonly<Record<Kind, number>> = {
  ticket: FACTOR_TTL_MINUTES * MINUTE_MS,
  remembered: REMEMBERED_DAYS * DAY_MS,
};

async function issueToken(kind: Kind, userId: number): Promise<string> {
  const token = newSecret();
  const sql = await connection();
  await sql('log_in_tokens').insert({
    document_id: newId(),
    kind,
    token: secretHash(token),
    user_id: userId,
    tries: 0,
    expires_at: Date.now() + TTL_MS[kind],
  });
  return token;
}

/** Stands for the password of a log-in until its second factor. */
export const issueTicket = (userId: number) => issueToken('ticket', userId);

/** The user of a ticket, whose tries this counts; null if it ended or was tried too often. */
export async function takeTicket(ticket: string): Promise<number | null> {
  const tickets = (await connection())('log_in_tokens').where({ kind: 'ticket', token: secretHash(ticket) });
  const [taken] = await tickets
    .andWhere('expires_at', '>', Date.now())
    .andWhere('tries', '<', FACTOR_TRIES)
    .increment('tries')
    .returning<{ user_id: number | null }[]>('user_id');
  return taken?.user_id ?? null;
}

/** Uses a ticket up; false if another request has. */
export async function useTicket(ticket: string): Promise<boolean> {
  const sql = await connection();
  return (
    (await sql('log_in_tokens')
      .where({ kind: 'ticket', token: secretHash(ticket) })
      .delete()) === 1
  );
}

const REMEMBERED_COOKIE = 'qaima_remembered';
const readRemembered = cookieReader(REMEMBERED_COOKIE);

/** Spares this browser the account's second factor for 30 days. */
export async function rememberBrowser(ctx: Context, userId: number): Promise<void> {
  const token = await issueToken('remembered', userId);
  appendCookie(ctx, REMEMBERED_COOKIE, token, TTL_MS.remembered / 1000);
}

export async function isRemembered(ctx: Context, userId: number): Promise<boolean> {
  const token = readRemembered(ctx.req);
  if (token === null) return false;
  const sql = await connection();
  const found = await sql('log_in_tokens')
    .where({ kind: 'remembered', token: secretHash(token), user_id: userId })
    .andWhere('expires_at', '>', Date.now())
    .first<{ id: number } | undefined>('id');
  return found !== undefined;
}

export async function deleteExpiredLogInTokens(): Promise<void> {
  const sql = await connection();
  await sql('log_in_tokens').where('expires_at', '<=', Date.now()).orWhereNull('user_id').delete();
}
