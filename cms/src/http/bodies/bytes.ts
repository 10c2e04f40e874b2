import type { IncomingMessage } from 'node:http';
import type { LocalizedText } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import type { BudgetShare } from './memoryBudget';
import { RATE_CHECK_MS, createRateCheck } from './minimumRate';

const SLOW = {
  ar: 'وصلت البيانات ببطء شديد، يرجى المحاولة عبر اتصال أسرع.',
  en: 'The data arrived too slowly. Please try again over a faster connection.',
};

/** A body arrives too slowly. The response also closes the connection. */
export class SlowBodyError extends HttpError {
  constructor() {
    super(408, SLOW, { headers: { Connection: 'close' } });
  }
}

function watchRate(received: () => number) {
  const isTooSlow = createRateCheck(performance.now());
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (isTooSlow(performance.now(), received())) reject(new SlowBodyError());
    }, RATE_CHECK_MS);
  });
  // Avoids an unhandled rejection if nobody awaits a chunk at that moment.
  tooSlow.catch(() => undefined);
  return { tooSlow, end: () => clearInterval(timer) };
}

interface Limit {
  /**
   * The maximum size in bytes. A larger body is rejected with 413. If `Content-Length` is larger, that happens at once.
   */
  readonly most: number;
  /** The message for a body that is too large. */
  readonly words?: LocalizedText | undefined;
  /** Reserves the memory of the body. The caller releases it. */
  readonly share: BudgetShare;
}

/**
 * Reads a request body.
 * @throws {HttpError} 413, 429 if too much memory is in use, or 408 if the client disconnects or is too slow
 */
export async function readBytes(req: IncomingMessage, { most, words, share }: Limit): Promise<Buffer> {
  if (Number(req.headers['content-length']) > most) throw new HttpError(413, words);
  const chunks: Buffer[] = [];
  let size = 0;
  const pace = watchRate(() => size);
  const content: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
  const arriving = content[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([arriving.next(), pace.tooSlow]);
      if (next.done) return Buffer.concat(chunks);
      const chunk = next.value;
      size += chunk.length;
      if (size > most) throw new HttpError(413, words);
      share.reserve(chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    // Reads and discards the rest, because a client that is still sending would not read the response.
    req.resume();
    throw error instanceof HttpError ? error : new HttpError(408, undefined, { cause: error });
  } finally {
    pace.end();
  }
}

export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}
