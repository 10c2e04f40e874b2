import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { environment } from '../../config/environment';

const COOKIE_NAME = 'qaima_session';
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([\\w-]{43})(?:;|$)`);

/** What the session cookie of a request holds; null without a cookie of the right form. */
export function readToken(req: IncomingMessage): string | null {
  return COOKIE_PATTERN.exec(req.headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Gives the browser its session, or takes it away (null). Written by hand: the cookies of Koa refuse to be `Secure` when
 * the proxy that ends TLS doesn't say so, and would sign what needs no signature. (docs/spec/api.md#sessions)
 * @param seconds how long the browser keeps it
 */
export function writeToken(ctx: Context, token: string | null, seconds = 0): void {
  const secure = environment().publicUrl.startsWith('https:') ? '; Secure' : '';
  ctx.append(
    'Set-Cookie',
    `${COOKIE_NAME}=${token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
