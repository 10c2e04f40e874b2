import { keyOfAddress, withoutPort } from '@qaima/schemas';
import { isIP } from 'node:net';
import type { Context } from 'koa';

/** The key of the client's address, as reported by trusted proxies. */
export function clientAddress(ctx: Context): string {
  const plain = withoutPort(ctx.ip);
  // If a proxy reports an invalid address, the proxy's own address counts.
  return keyOfAddress(isIP(plain.replace(/%.*$/, '')) > 0 ? plain : (ctx.req.socket.remoteAddress ?? ''));
}
