/**
 * Keys by which the server recognizes that a request is repeated because its response was lost. The same request has
 * the same key until the server has answered it. (docs/spec/api.md#repeated-requests)
 */
import { ApiError } from '@qaima/schemas';

/**
 * Whether the server may have processed a failed request: no response arrived, or its status is 500 or above, which a
 * proxy may have sent.
 */
const isUncertain = (error: unknown) =>
  !(error instanceof ApiError) || error.statusCode === 0 || error.statusCode >= 500;

export interface IdempotencyKeys {
  /** @param request identifies the request: its endpoint, parameters and body */
  readonly send: <T>(request: string, send: (key: string) => Promise<T>) => Promise<T>;
}

export function createIdempotencyKeys(newKey: () => string = () => crypto.randomUUID()): IdempotencyKeys {
  const unanswered = new Map<string, string>();
  return {
    async send(request, send) {
      const key = unanswered.get(request) ?? newKey();
      unanswered.set(request, key);
      try {
        const answer = await send(key);
        unanswered.delete(request);
        return answer;
      } catch (error) {
        if (!isUncertain(error)) unanswered.delete(request);
        throw error;
      }
    },
  };
}
