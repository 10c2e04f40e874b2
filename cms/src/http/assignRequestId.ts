import { environment } from '../config/environment';
import { withRequestId } from '../config/currentRequestId';
import { newId } from '../database/ids';
import type { Middleware } from './middleware';

/** The accepted ids of proxies: safe in a log line. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Gives each API request an id and returns it in `X-Request-Id`, so an error report leads to its log lines. Keeps the
 * id of a trusted proxy.
 */
export const assignRequestId: Middleware = async (ctx, next) => {
  const given = ctx.get('X-Request-Id');
  const id = environment().trustedProxies > 0 && REQUEST_ID.test(given) ? given : newId();
  ctx.set('X-Request-Id', id);
  await withRequestId(id, next);
};
