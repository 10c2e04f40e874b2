import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { environment } from '../../config/environment';

const SESSION_COOKIE = 'qaima_session';

/** A random token of 32 bytes as base64url. */
const TOKEN = '[\\w-]{43}';

/** Makes a function that reads a cookie; null if it is missing or malformed. @param format a regular expression */
export function cookieReader(name: string, format = TOKEN): (req: IncomingMessage) => string | null {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=(${format})(?:;|$)`);
  return (req) => pattern.exec(req.headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Sets a cookie that scripts can't read. Koa's own cookies are not used: they would add a signature, and reject
 * `Secure` unless the TLS proxy sends `X-Forwarded-Proto`. (docs/spec/api.md#sessions)
 * @param seconds the cookie's lifetime
 */
export function appendCookie(ctx: Context, name: string, value: string, seconds: number): void {
  const secure = environment().publicUrl.startsWith('https:') ? '; Secure' : '';
  ctx.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

/** The token in the session cookie; null if it is missing or malformed. */
export const readToken = cookieReader(SESSION_COOKIE);

/** Sets the session cookie, or clears it for null. @param seconds the cookie's lifetime */
export const writeToken = (ctx: Context, token: string | null, seconds = 0): void =>
  appendCookie(ctx, SESSION_COOKIE, token ?? '', seconds);
