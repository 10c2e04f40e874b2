import { environment } from '../config/environment';
import { withRequestId } from '../config/requestId';
import { newId } from '../database/ids';
import type { Middleware } from './middleware';

/** The ids that are taken from a proxy: nothing that could break a line of the log. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Gives each API request an id and returns it in `X-Request-Id`, so that an error report leads to its lines in the log. The id
 * that a proxy gave is kept where proxies are trusted.
 */
export const assignRequestId: Middleware = async (ctx, next) => {
  const given = ctx.get('X-Request-Id');
  const id = environment().trustedProxies > 0 && REQUEST_ID.test(given) ? given : newId();
  ctx.set('X-Request-Id', id);
  await withRequestId(id, next);
};
