import type { Context } from 'koa';
import { environment } from '../config/environment';
import { isFromFront } from './frontToken';

/**
 * Appends the client's address to `X-Forwarded-For` if a request did not come through the front server. Koa trusts the
 * addresses of the trusted proxies, and one more, which the front server appends. Without this function, clients that
 * connect directly could forge that one.
 */
export function addForwardedFor(ctx: Context): void {
  if (isFromFront(ctx)) return;
  const { headers, socket } = ctx.req;
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
  if (environment().trustedProxies > 0) return;
  delete headers['x-forwarded-proto'];
  delete headers['x-forwarded-host'];
}
