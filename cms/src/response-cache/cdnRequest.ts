/** The request by which a CDN is told what to drop: one that Cloudflare and Fastly take as it is. (docs/cdn.md) */
import type { Cdn } from '../config/environment';

/** The most tags of one request: Cloudflare takes 100, Fastly 256. */
export const MAX_TAGS = 100;

/** How long the CDN may take to answer, in ms. */
const TIMEOUT_MS = 10_000;

/** @throws with a reason that is a status or a code, and never says the token */
export async function requestPurge({ purgeUrl, credentials }: Cdn, tags: readonly string[]): Promise<void> {
  const response = await fetch(purgeUrl, {
    method: 'POST',
    // The token is for this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      // One that is left open may be closed by the other side under the next request.
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

/** Why a request failed, for the log. */
export function reasonOf(error: unknown): string {
  const { message, name, cause } = error as Error;
  const code = (cause as { readonly code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : name === 'TimeoutError' ? 'no answer in time' : message;
}
