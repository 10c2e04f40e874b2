/** Challenges for passkeys: of one browser, for one use within 5 minutes. (docs/spec/api.md#passkeys) */
import { CHALLENGE_TTL_MINUTES, MINUTE_MS } from '@qaima/schemas';
import type { Context } from 'koa';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';
import { newSecret, secretHash } from '../../http/secretHash';
import { appendCookie, cookieReader } from '../../http/sessions/cookie';

export const CHALLENGE_TTL_MS = CHALLENGE_TTL_MINUTES * MINUTE_MS;

const COOKIE = 'qaima_challenge';
const readBrowser = cookieReader(COOKIE);

/**
 * Makes a challenge of 32 bytes, in base64url.
 * @param userId whose new passkey answers it; null if any known passkey does
 */
export async function issueChallenge(ctx: Context, userId: number | null): Promise<string> {
  const browser = readBrowser(ctx.req) ?? newSecret();
  const challenge = newSecret();
  const sql = await connection();
  await sql('log_in_tokens').insert({
    document_id: newId(),
    kind: 'challenge',
    token: secretHash(`${challenge} ${browser}`),
    user_id: userId,
    tries: 0,
    expires_at: Date.now() + CHALLENGE_TTL_MS,
  });
  appendCookie(ctx, COOKIE, browser, CHALLENGE_TTL_MS / 1000);
  return challenge;
}

/** Uses a challenge up; false if it has ended, was used, or belongs to another browser or user. */
export async function useChallenge(ctx: Context, challenge: string, userId: number | null): Promise<boolean> {
  const browser = readBrowser(ctx.req);
  if (browser === null) return false;
  const sql = await connection();
  const used = await sql('log_in_tokens')
    .where({ kind: 'challenge', token: secretHash(`${challenge} ${browser}`), user_id: userId })
    .andWhere('expires_at', '>', Date.now())
    .delete();
  return used === 1;
}
