import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { Refusal } from '../contract/refusals';

/** The largest picture that is taken, in bytes. (Decisions, section 4.) */
export const LARGEST_FILE = 10 * 1024 * 1024;

const LIMITS = { fileSize: LARGEST_FILE, files: 1, fields: 16, fieldSize: 64 * 1024, parts: 17, headerPairs: 32 };

const TOO_LARGE = { ar: 'حجم الملف أكبر من 10 ميغابايت.', en: 'The file is larger than 10 MB.' };
const BROKEN = {
  ar: 'لم يصل الملف كاملًا، يرجى المحاولة مجددًا.',
  en: 'The file did not arrive whole. Please try again.',
};
const ONE_FILE = { ar: 'يُقبل ملف واحد فقط باسم file.', en: 'Exactly one file is accepted, named "file".' };

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  /** The bytes of the field `file`. */
  readonly file: Buffer | undefined;
}

export const isForm = (req: IncomingMessage): boolean =>
  req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'multipart/form-data';

/**
 * Reads a multipart body into memory, where nothing is left behind: its fields, and at most one file named `file`.
 * What the sender says of the file (name, type) is dropped, for only its content counts.
 * @throws {Refusal} 413 for a larger file, 400 for a broken body or another file, 408 when the sender went away
 */
export function readForm(req: IncomingMessage): Promise<Form> {
  return new Promise((resolve, reject) => {
    const fields = Object.create(null) as Record<string, string>;
    const chunks: Buffer[] = [];
    let named = false;
    const parser = makeParser(req);

    function refuse(refusal: Refusal): void {
      reject(refusal);
      req.unpipe(parser);
      // The rest is read and dropped, for a sender that is still writing doesn't hear the answer otherwise.
      req.resume();
      parser.destroy();
    }

    if (Number(req.headers['content-length']) > LARGEST_FILE + 2 * 1024 * 1024) {
      refuse(new Refusal(413, TOO_LARGE));
      return;
    }
    parser
      .on('field', (name, value, { nameTruncated, valueTruncated }) => {
        if (nameTruncated || valueTruncated) refuse(new Refusal(413));
        else fields[name] = value;
      })
      .on('file', (name, stream) => {
        named = name === 'file';
        if (!named) refuse(new Refusal(400, ONE_FILE));
        stream.on('error', (error) => refuse(new Refusal(400, BROKEN, { cause: error })));
        stream.on('limit', () => refuse(new Refusal(413, TOO_LARGE)));
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      })
      .on('filesLimit', () => refuse(new Refusal(400, ONE_FILE)))
      .on('fieldsLimit', () => refuse(new Refusal(400)))
      .on('partsLimit', () => refuse(new Refusal(400)))
      .on('error', (error) => refuse(new Refusal(400, BROKEN, { cause: error })))
      .on('close', () => resolve({ fields, file: named ? Buffer.concat(chunks) : undefined }));
    req.once('aborted', () => refuse(new Refusal(408)));
    req.pipe(parser);
  });
}

function makeParser(req: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: req.headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch (error) {
    // A multipart type without a boundary.
    throw new Refusal(400, BROKEN, { cause: error });
  }
}
