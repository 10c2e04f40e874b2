/** What requests of one client are counted under, in front server and CMS. */

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

/** The key to count a valid address by: an IPv4 address, or the network of an IPv6 address. */
export function keyOfAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return plain.includes(':') ? networkOf(plain) : plain;
}

/** An address that a proxy reported, without the port that some proxies append to IPv4. */
export const withoutPort = (address: string): string => address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/** How many visits, interests and other anonymous writes an address may send in a minute. */
export const GUEST_REQUESTS_PER_MINUTE = 3000;
