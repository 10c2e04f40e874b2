import type { Context } from 'koa';
import { environment } from '../config/environment';
import { isFromFront } from './frontToken';

/**
 * Koa reads one address of `X-Forwarded-For` per trusted proxy, plus the one that the front server adds. A direct
 * request on a TCP port gets its own address added here, so its claims count no more than through a front server.
 */
export function addForwardedFor(ctx: Context): void {
  if (isFromFront(ctx)) return;
  const { headers, socket } = ctx.req;
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
  if (environment().trustedProxies > 0) return;
  delete headers['x-forwarded-proto'];
  delete headers['x-forwarded-host'];
}
