import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { environment } from '../../config/environment';

const COOKIE_NAME = 'qaima_session';
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([\\w-]{43})(?:;|$)`);

/** The token in the session cookie; null if it is missing or malformed. */
export function readToken(req: IncomingMessage): string | null {
  return COOKIE_PATTERN.exec(req.headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Sets the session cookie, or clears it for null. Koa's own cookies are not used: they would add a signature, and
 * reject `Secure` unless the TLS proxy sends `X-Forwarded-Proto`. (docs/spec/api.md#sessions)
 * @param seconds the cookie's lifetime
 */
export function writeToken(ctx: Context, token: string | null, seconds = 0): void {
  const secure = environment().publicUrl.startsWith('https:') ? '; Secure' : '';
  ctx.append(
    'Set-Cookie',
    `${COOKIE_NAME}=${token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
