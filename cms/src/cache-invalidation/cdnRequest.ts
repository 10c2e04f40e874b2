/** The purge request, in a form that Cloudflare and Fastly accept. (docs/cdn.md) */
import { propertyOf } from '@qaima/schemas';
import type { Cdn } from '../config/environment';

/** The maximum number of tags per request: Cloudflare allows 100, Fastly 256. */
export const MAX_TAGS = 100;

const TIMEOUT_MS = 10_000;

/** Sends a purge request. @throws an error with a status or code; it never contains the token */
export async function requestPurge({ purgeUrl, credentials }: Cdn, tags: readonly string[]): Promise<void> {
  const response = await fetch(purgeUrl, {
    method: 'POST',
    // A redirect would send the token to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      // A kept-alive connection could be closed by the CDN just when the next request is sent.
      Connection: 'close',
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(credentials && { [credentials.name]: credentials.value }),
    },
    body: JSON.stringify({ tags }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

export function reasonOf(error: unknown): string {
  const code = propertyOf(propertyOf(error, 'cause'), 'code');
  if (typeof code === 'string') return code;
  if (!(error instanceof Error)) return String(error);
  return error.name === 'TimeoutError' ? 'no answer in time' : error.message;
}
