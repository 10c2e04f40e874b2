import type { Context } from 'koa';
import { environment } from '../config/environment';
import { isFromFront } from './frontToken';

/**
 * Koa trusts as many addresses in `X-Forwarded-For` as there are trusted proxies, plus one that the front server
 * appends. A direct request on a TCP port has no front server. The address of its connection is appended here, so that
 * its client can't forge an address.
 */
export function addForwardedFor(ctx: Context): void {
  if (isFromFront(ctx)) return;
  const { headers, socket } = ctx.req;
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
  if (environment().trustedProxies > 0) return;
  delete headers['x-forwarded-proto'];
  delete headers['x-forwarded-host'];
}
