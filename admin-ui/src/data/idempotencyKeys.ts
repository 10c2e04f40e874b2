/**
 * Idempotency keys. By the key, the server recognizes a repeated request whose first response was lost. A request keeps
 * its key until its outcome is certain. (docs/spec/api.md#repeated-requests)
 */
import { ApiError } from '@qaima/schemas';

/**
 * True if the server may have processed a failed request. Either no response arrived, or its status is at least 500: a
 * proxy may have sent that response.
 */
export const isUncertain = (error: unknown) =>
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
