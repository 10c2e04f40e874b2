import { environment } from '../config/environment';
import { withRequestId } from '../config/currentRequestId';
import { newId } from '../database/ids';
import type { Middleware } from './middleware';

/** The request ids that are accepted from proxies; they are safe to log. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Assigns an id to each API request, or keeps the id that a trusted proxy has sent. The response contains it in
 * `X-Request-Id`, so that log lines can be found for a reported error.
 */
export const assignRequestId: Middleware = async (ctx, next) => {
  const given = ctx.get('X-Request-Id');
  const id = environment().trustedProxies > 0 && REQUEST_ID.test(given) ? given : newId();
  ctx.set('X-Request-Id', id);
  await withRequestId(id, next);
};
