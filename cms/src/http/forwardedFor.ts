import type { Context } from 'koa';
import { environment } from '../config/environment';
import { isFromFront } from './frontToken';

/**
 * Makes every request one that came through a front server: Koa reads as many addresses of `X-Forwarded-For` as there are
 * trusted proxies, and the one that the front adds. Who asks without a front, on a TCP port, is added here, so that
 * nobody's claim counts for more than it does through a front.
 */
export function addForwardedFor(ctx: Context): void {
  if (isFromFront(ctx)) return;
  const { headers, socket } = ctx.req;
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
  if (environment().trustedProxies > 0) return;
  delete headers['x-forwarded-proto'];
  delete headers['x-forwarded-host'];
}
