import type { Context } from 'koa';
import { environment } from '../config/environment';
import { isFromFront } from './frontToken';

/**
 * Appends the client's address to `X-Forwarded-For` if a request did not come through the front server. Koa trusts one
 * address more than there are trusted proxies: the one that the front server appends. Without this function, clients
 * that connect directly could forge that address.
 */
export function addForwardedFor(ctx: Context): void {
  if (isFromFront(ctx)) return;
  const { headers, socket } = ctx.req;
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
  if (environment().trustedProxies > 0) return;
  delete headers['x-forwarded-proto'];
  delete headers['x-forwarded-host'];
}
