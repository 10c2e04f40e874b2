/** Bodies of HTML forms, for pages that work without scripts. */
import type { IncomingMessage } from 'node:http';
import { readBytes } from './bytes';
import { bodyMemory, MAX_BODIES_BYTES } from './memoryBudget';

export const isFieldsBody = (req: IncomingMessage): boolean =>
  req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';

/** The fields of a form that are not empty. @param most the limit in bytes @throws {HttpError} 413 if it is larger */
export async function readFields(req: IncomingMessage, most: number): Promise<Readonly<Record<string, string>>> {
  const share = bodyMemory.share(MAX_BODIES_BYTES);
  try {
    const bytes = await readBytes(req, { most, share });
    const fields = new URLSearchParams(bytes.toString('utf8'));
    return Object.fromEntries([...fields].filter(([, value]) => value.trim() !== ''));
  } finally {
    share.release();
  }
}
