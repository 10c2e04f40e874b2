import type { IncomingMessage } from 'node:http';
import { HttpError } from '../../errors/httpError';
import { bodyMemory, MAX_BODIES_BYTES } from './memoryBudget';
import { hasBody, readBytes } from './bytes';

const NOT_JSON = { ar: 'البيانات المُرسلة ليست بصيغة JSON صحيحة.', en: 'What was sent is not valid JSON.' };
const ONLY_JSON = { ar: 'البيانات تُقبل بصيغة JSON فقط.', en: 'Only JSON is accepted here (application/json).' };

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (error) {
    throw new HttpError(400, NOT_JSON, { cause: error });
  }
}

/**
 * Parses a JSON body; `undefined` if there is none.
 * @param most the limit in bytes
 * @throws {HttpError} 415 for another type or encoding, 413 if larger, 400 if invalid; also rethrows errors of
 * `readBytes`
 */
export async function readJson(req: IncomingMessage, most: number): Promise<unknown> {
  if (!hasBody(req)) return undefined;
  const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const encoding = req.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new HttpError(415, ONLY_JSON);
  const share = bodyMemory.share(MAX_BODIES_BYTES);
  try {
    const bytes = await readBytes(req, { most, share });
    return bytes.length === 0 ? undefined : parsed(bytes);
  } finally {
    share.release();
  }
}
