/** Reads an import request: a form with a file, or a table as JSON. */
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { importBodySchema, type ImportAnswer, type LocalizedText, type SheetMapping } from '@qaima/schemas';
import { validPayload } from '../../api-runtime/validPayload';
import { parseJson } from '../../api-runtime/serialize';
import { HttpError, invalidField } from '../../errors/httpError';
import { isForm, withForm, type Form } from '../../http/bodies/form';
import { readJson } from '../../http/bodies/json';
import { renderInThread } from '../../jobs/renderInThread';
import { tableOfJson } from './readText';
import { checked, singleSheet, type readTable, type TableFault, type TableResult } from './readTable';
import type { WorkbookSheets } from './xml';

const MAX_JSON_BYTES = 4 * 1024 * 1024;

const FAULTS: Readonly<Record<TableFault, LocalizedText>> = {
  empty: { ar: 'الملف فارغ: لا أسطر فيه تحت العناوين.', en: 'The file is empty: it has no rows below the headers.' },
  macro: {
    ar: 'في الملف وحدات ماكرو. احفظه بصيغة xlsx العادية ثم أعد المحاولة.',
    en: 'The file has macros. Save it as an ordinary xlsx, then try again.',
  },
  'old-excel': {
    ar: 'هذا ملف Excel قديم أو محمي بكلمة مرور. احفظه بصيغة xlsx دون كلمة مرور.',
    en: 'This is an old or password-protected Excel file. Save it as xlsx without a password.',
  },
  other: {
    ar: 'هذا ليس جدولًا. تُقبل ملفات Excel (xlsx) وOpenDocument (ods) والنصوص المجدولة (csv وtsv وtxt) وjson.',
    en: 'This is no table. Excel (xlsx), OpenDocument (ods), text tables (csv, tsv, txt) and json are accepted.',
  },
  broken: { ar: 'الملف تالف أو غير مكتمل.', en: 'The file is damaged or incomplete.' },
  large: { ar: 'محتوى الملف أكبر من المسموح به.', en: 'The content of the file is larger than allowed.' },
  rows: {
    ar: 'في الملف أكثر من 5,000 سطر. قسّمه إلى ملفين.',
    en: 'The file has more than 5,000 rows. Split it into two.',
  },
  json: { ar: 'ملف JSON هذا ليس قائمة أصناف.', en: 'This JSON file is not a list of items.' },
};
const JSON_LINE = (line: number): LocalizedText => ({
  ar: `JSON غير صحيح: راجع السطر ${line}.`,
  en: `The JSON is not valid: look at line ${line}.`,
});
const NO_FILE = { ar: 'اختر ملفًا أولًا.', en: 'Choose a file first.' };

export interface ImportRequest {
  readonly file: WorkbookSheets;
  readonly answers: readonly ImportAnswer[];
  readonly mapping: readonly SheetMapping[];
  /** The hash of the plan to apply; undefined for a preview. */
  readonly hash: string | undefined;
  /** The name of the file, for the list of what can be undone; absent for a table as JSON. */
  readonly fileName?: string | undefined;
}

interface Query {
  readonly dry?: '0' | '1';
  readonly hash?: string;
}

function sheetsIn(result: TableResult): WorkbookSheets {
  if (!('fault' in result)) return result;
  const { line } = result;
  throw invalidField('/file', line === undefined ? FAULTS[result.fault] : JSON_LINE(line));
}

async function fromForm({ file, fileName, fields }: Form, query: Query): Promise<ImportRequest> {
  if (!file) throw invalidField('/file', NO_FILE);
  const listOf = (name: string) => (fields[name] === undefined ? [] : (parseJson(fields[name]) ?? null));
  const sent = validPayload(importBodySchema, {
    answers: listOf('answers'),
    mapping: listOf('mapping'),
    ...(fields['hash'] === undefined ? {} : { hash: fields['hash'] }),
  });
  const bytes = await renderInThread<typeof readTable>(
    { module: join(__dirname, 'readTable.js'), name: 'readTable' },
    file,
  );
  // The cast is safe: `readTable` writes a `TableResult`.
  const result = parseJson(bytes.toString()) as TableResult;
  return {
    file: sheetsIn(result),
    answers: sent.answers ?? [],
    mapping: sent.mapping ?? [],
    hash: sent.hash ?? query.hash,
    fileName,
  };
}

async function fromJson(req: IncomingMessage, query: Query): Promise<ImportRequest> {
  const body = await readJson(req, MAX_JSON_BYTES);
  const sent = validPayload(importBodySchema, Array.isArray(body) ? { items: body } : (body ?? {}));
  const rows = tableOfJson(sent.items ?? []);
  return {
    file: sheetsIn(rows ? checked(singleSheet(rows)) : { fault: 'json' }),
    answers: sent.answers ?? [],
    mapping: sent.mapping ?? [],
    hash: sent.hash ?? query.hash,
  };
}

const NO_HASH = {
  ar: 'اعرض الخطة أولًا (dry=1)، ثم أرسل معها hash.',
  en: 'Ask for the plan first (dry=1), then send its hash.',
};

/** Reads the request and passes it to `work`. The memory of its body stays reserved until `work` ends. */
export async function withImportRequest<T>(
  req: IncomingMessage,
  query: Query,
  work: (request: ImportRequest) => Promise<T>,
): Promise<T> {
  const run = (request: ImportRequest) => {
    if (query.dry === '1') return work({ ...request, hash: undefined });
    if (!request.hash) throw new HttpError(400, NO_HASH, { fieldErrors: [{ path: '/hash', message: NO_HASH }] });
    return work(request);
  };
  return isForm(req)
    ? withForm(req, async (form) => run(await fromForm(form, query)))
    : run(await fromJson(req, query));
}
