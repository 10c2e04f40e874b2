import type { IncomingMessage } from 'node:http';
import type { LocalizedText } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import type { BudgetShare } from './memoryBudget';
import { RATE_CHECK_MS, createRateCheck } from './minimumRate';

const SLOW = {
  ar: 'وصلت البيانات ببطء شديد، يرجى المحاولة عبر اتصال أسرع.',
  en: 'The data arrived too slowly. Please try again over a faster connection.',
};

/** The refusal of a body that arrives too slowly: the connection ends with it. */
export class SlowBodyError extends HttpError {
  constructor() {
    super(408, SLOW, { headers: { Connection: 'close' } });
  }
}

/** Rejects once a body arrives too slowly. */
function watchRate(received: () => number) {
  const isTooSlow = createRateCheck(performance.now());
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (isTooSlow(performance.now(), received())) reject(new SlowBodyError());
    }, RATE_CHECK_MS);
  });
  // It may be too slow while nobody waits for its next bytes.
  tooSlow.catch(() => undefined);
  return { tooSlow, end: () => clearInterval(timer) };
}

interface Limit {
  /** How many bytes the body may have; more is refused with 413, at once when it says so itself. */
  readonly most: number;
  /** What is said of a larger one. */
  readonly words?: LocalizedText | undefined;
  /** Holds the bytes; whoever asks for them gives them back. */
  readonly share: BudgetShare;
}

/**
 * Reads a request's body to its end.
 * @throws {HttpError} 413, 429 when too much is in flight, or 408 when the sender went away or is too slow
 */
export async function readBytes(req: IncomingMessage, { most, words, share }: Limit): Promise<Buffer> {
  if (Number(req.headers['content-length']) > most) throw new HttpError(413, words);
  const chunks: Buffer[] = [];
  let size = 0;
  const pace = watchRate(() => size);
  const arriving = req.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
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
    // The rest is read and dropped: a sender that is still writing doesn't hear the answer otherwise.
    req.resume();
    throw error instanceof HttpError ? error : new HttpError(408, undefined, { cause: error });
  } finally {
    pace.end();
  }
}

/** Whether a request carries a body at all. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}
