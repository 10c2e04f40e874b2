/** Limits requests per client address in this process, like the CMS. (docs/spec/api.md#rate-limits) */
import { keyOfAddress, withoutPort } from '@qaima/schemas/front-server/clientAddress';
import { MINUTE_MS } from '@qaima/schemas/time/durations';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Beyond this number of addresses, the longest idle one is removed. */
const MAX_ADDRESSES = 100_000;

/** The key of the client's address, as reported by trusted proxies. */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const peer = socket.remoteAddress ?? '';
  const reported = trustedProxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(/\s*,\s*/) : [];
  const address = withoutPort([...reported.filter(Boolean), peer].slice(-trustedProxies - 1)[0] ?? peer);
  return keyOfAddress(isIP(address.replace(/%.*$/, '')) > 0 ? address : peer);
}

/**
 * Creates a limit per address and minute.
 * @returns a function that counts a request, and returns how long the client has to wait in ms; 0 if it is allowed
 */
export function createAddressLimit(perMinute: number, maxAddresses = MAX_ADDRESSES): (address: string) => number {
  const counted = new LRUCache<string, { readonly until: number; times: number }>({ max: maxAddresses });
  return (address) => {
    const now = Date.now();
    const known = counted.get(address);
    const count = known && known.until > now ? known : { until: now + MINUTE_MS, times: 0 };
    if (count !== known) counted.set(address, count);
    count.times += 1;
    return count.times > perMinute ? count.until - now : 0;
  };
}
