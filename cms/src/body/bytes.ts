import type { IncomingMessage } from 'node:http';
import type { Words } from '@qaima/schemas';
import { Refusal } from '../contract/refusals';

/**
 * Reads a request's body to its end.
 * @param most how many bytes it may have; more is refused with 413, at once when it says so itself
 * @param words said of a larger one
 * @throws {Refusal} 413, or 408 when the sender went away
 */
export async function readBytes(req: IncomingMessage, most: number, words?: Words): Promise<Buffer> {
  if (Number(req.headers['content-length']) > most) throw new Refusal(413, words);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new Refusal(413, words);
      chunks.push(chunk);
    }
  } catch (error) {
    // The rest is read and dropped: a sender that is still writing doesn't hear the answer otherwise.
    req.resume();
    throw error instanceof Refusal ? error : new Refusal(408, undefined, { cause: error });
  }
  return Buffer.concat(chunks);
}

/** Whether a request carries a body at all. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}
