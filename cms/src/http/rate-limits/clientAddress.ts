import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'koa';

/** The network of an IPv6 address: its first four groups (/64). Providers give each customer at least one network. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : 8 - groups.length - rest.length;
  const whole = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...rest];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The key to count an address by: an IPv4 address, or the network of an IPv6 address. */
export function keyOfAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/** The key of the client's address, as reported by trusted proxies. */
export function clientAddress(ctx: Context): string {
  const plain = ctx.ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  // If a proxy reports an invalid address, the proxy's own address counts.
  const known = isIPv4(plain) || isIPv6(plain.replace(/%.*$/, ''));
  return keyOfAddress(known ? plain : (ctx.req.socket.remoteAddress ?? ''));
}
