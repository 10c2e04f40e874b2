import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { MAX_FILE_NAME_LENGTH } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { bodyMemory, MAX_FILES_BYTES } from './memoryBudget';
import { readBytes } from './bytes';

/** The maximum size of a picture file, in bytes. (docs/spec/domain.md#pictures) */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The maximum size of a form without its file: boundaries, headers, short fields. */
const MAX_FORM_OVERHEAD_BYTES = 256 * 1024;

// `fileSize` is one byte more than the maximum, because busboy also rejects a file of exactly this size.
const LIMITS = { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 16, fieldSize: 64 * 1024, headerPairs: 32 };

const TOO_LARGE = { ar: 'حجم الملف أكبر من 10 ميغابايت.', en: 'The file is larger than 10 MB.' };
const BROKEN = {
  ar: 'لم يصل الملف كاملًا، يرجى المحاولة مجددًا.',
  en: 'The file did not arrive whole. Please try again.',
};
const ONLY_FORM = {
  ar: 'يُقبل الملف بصيغة multipart/form-data فقط.',
  en: 'Only multipart/form-data is accepted here.',
};
const ONE_FILE = { ar: 'يُقبل ملف واحد فقط باسم file.', en: 'Exactly one file is accepted, named "file".' };

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  /** The bytes of the field `file`. */
  readonly file: Buffer | undefined;
  /** Its name as the client states it, on one line and shortened. It is shown, and never names a stored file. */
  readonly fileName: string | undefined;
}

export const isForm = (req: IncomingMessage): boolean =>
  req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'multipart/form-data';

/**
 * Reads the fields of a multipart body and at most one file named `file`. Reads in memory, so that no temporary files
 * remain. The memory stays reserved until `work` ends. The client's media type is ignored.
 * @throws {HttpError} 413 for a larger file, 400 for an invalid body or another file, 415 for another type; also
 * rethrows errors of `readBytes` and `work`
 */
export async function withForm<T>(req: IncomingMessage, work: (form: Form) => Promise<T>): Promise<T> {
  if (!isForm(req)) throw new HttpError(415, ONLY_FORM);
  const share = bodyMemory.share(MAX_FILES_BYTES);
  try {
    const bytes = await readBytes(req, { most: MAX_FILE_BYTES + MAX_FORM_OVERHEAD_BYTES, words: TOO_LARGE, share });
    return await work(await formOf(req.headers, bytes));
  } finally {
    share.release();
  }
}

const shownName = (name = ''): string | undefined =>
  [...name.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, MAX_FILE_NAME_LENGTH).join('') || undefined;

async function formOf(headers: IncomingMessage['headers'], bytes: Buffer): Promise<Form> {
  try {
    return await parse(headers, bytes);
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, BROKEN, { cause: error });
  }
}

function parse(headers: IncomingMessage['headers'], bytes: Buffer): Promise<Form> {
  return new Promise((resolve, reject) => {
    // The cast is needed because `Object.create` returns `any`.
    const fields = Object.create(null) as Record<string, string>;
    const chunks: Buffer[] = [];
    let found = false;
    let fileName: string | undefined;
    const refuse = (...refusal: ConstructorParameters<typeof HttpError>) => reject(new HttpError(...refusal));
    busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' })
      .on('field', (name, value, { nameTruncated, valueTruncated }) => {
        if (nameTruncated || valueTruncated) refuse(413);
        else fields[name] = value;
      })
      .on('file', (name, stream, { filename }: { readonly filename?: string }) => {
        if (name !== 'file') refuse(400, ONE_FILE);
        found = true;
        fileName = shownName(filename);
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('limit', () => refuse(413, TOO_LARGE))
          .on('error', reject);
      })
      .on('filesLimit', () => refuse(400, ONE_FILE))
      .on('fieldsLimit', () => refuse(400))
      .on('error', reject)
      .on('close', () => resolve({ fields, file: found ? Buffer.concat(chunks) : undefined, fileName }))
      .end(bytes);
  });
}
