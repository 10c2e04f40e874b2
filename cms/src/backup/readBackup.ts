/** Reads a backup from start to end and validates it against its manifest. Backups are untrusted. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isRecord } from '@qaima/schemas';
import { CliError } from '../errors/cliError';
import { readContent, readJson, readEntries, type Entry } from './archive/read';
import { CHECKSUM_ENTRY } from './archive/checksum';
import { DATA, isDataFile, UPLOADS } from './folder';
import { HEADER_ENTRY, MANIFEST_ENTRY, manifestSchema, parseEntry, SCHEMA_ENTRY, databaseSchema } from './format';
import type { DatabaseSchema, Manifest, TableSchema } from './format';
import type { Row } from './source';
import { sha256 } from './checksums';

/** Receives the content of a backup while it is read. */
export interface Visitor {
  schema(schema: DatabaseSchema): Promise<void>;
  rows(table: TableSchema, rows: readonly Row[]): Promise<void>;
  /** @param name a path in the data folder */
  file(name: string, content: AsyncIterable<Buffer>): Promise<void>;
}

/** Size limits of entries, in bytes. */
const MAX_BYTES = { json: 64 * 1024 * 1024, piece: 256 * 1024 * 1024, rows: 512 * 1024 * 1024 };

const ROWS = /^rows\/([a-z0-9_]{1,63})\/(\d{6})\.jsonl\.gz$/;
const SUMS = /^sums\/\d{6}\.txt$/;

const unzip = promisify(gunzip);

const invalidBackup = (what: string) => new CliError(`The backup does not hold what it says: ${what}. It is refused.`);

async function* hashed(content: AsyncIterable<Buffer>, done: (sum: string) => void): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  done(hash.digest('hex'));
}

/** Runs `work`. @throws {CliError} naming the entry, if it fails */
async function readable<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch {
    throw invalidBackup(`${name} can’t be read`);
  }
}

const rowsIn = (lines: Buffer): Row[] =>
  lines
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const row: unknown = JSON.parse(line);
      if (!isRecord(row)) throw new Error('Not a row.');
      return row;
    });

/** The path of an entry in the data folder; undefined if backups contain no such file. */
function placeOf(name: string): string | undefined {
  if (name.startsWith(UPLOADS.entry)) return `public/uploads/${name.slice(UPLOADS.entry.length)}`;
  const path = name.slice(DATA.length);
  return name.startsWith(DATA) && isDataFile(path) ? path : undefined;
}

class BackupReader {
  #schema: DatabaseSchema | undefined;
  manifest: Manifest | undefined;
  readonly #counts = new Map<string, number>();
  readonly #files = { count: 0, bytes: 0 };
  /** The checksum lines of the entries that were read since the last checksum file. */
  #unvouched = '';
  readonly #sums: Manifest['sums'] = [];

  constructor(private readonly visitor: Visitor) {}

  #note(name: string, sum: string): void {
    this.#unvouched += `${sum}  ${name}\n`;
  }

  async take(entry: Entry): Promise<void> {
    const { name } = entry;
    if (this.manifest && name !== CHECKSUM_ENTRY) throw invalidBackup(`${name} stands behind its end`);
    if (name === HEADER_ENTRY || name === CHECKSUM_ENTRY) return;
    if (name === SCHEMA_ENTRY) return this.#takeSchema(entry);
    if (name === MANIFEST_ENTRY) return this.#takeManifest(entry);
    if (SUMS.test(name)) return this.#takeSums(entry);
    const [, table] = ROWS.exec(name) ?? [];
    return table === undefined ? this.#takeFile(entry) : this.#takeRows(entry, table);
  }

  async #takeSchema(entry: Entry): Promise<void> {
    if (this.#schema) throw invalidBackup('it has two schemas');
    const content = await readContent(entry, MAX_BYTES.json);
    this.#note(entry.name, sha256(content));
    this.#schema = parseEntry(
      databaseSchema,
      SCHEMA_ENTRY,
      await readable(SCHEMA_ENTRY, (): unknown => JSON.parse(content.toString('utf8'))),
    );
    await this.visitor.schema(this.#schema);
  }

  async #takeRows(entry: Entry, name: string): Promise<void> {
    const table = this.#schema?.tables.find((one) => one.name === name);
    if (!table) throw invalidBackup(`it has rows of ${name}, and no such table`);
    const content = await readContent(entry, MAX_BYTES.piece);
    this.#note(entry.name, sha256(content));
    const rows = await readable(entry.name, async () =>
      rowsIn(await unzip(content, { maxOutputLength: MAX_BYTES.rows })),
    );
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + rows.length);
    await this.visitor.rows(table, rows);
  }

  async #takeFile({ name, size, content }: Entry): Promise<void> {
    const place = placeOf(name);
    if (place === undefined) throw invalidBackup(`it has a file ${name}`);
    await this.visitor.file(
      place,
      hashed(content, (sum) => this.#note(name, sum)),
    );
    this.#files.count += 1;
    this.#files.bytes += size;
  }

  async #takeSums(entry: Entry): Promise<void> {
    const content = await readContent(entry, MAX_BYTES.json);
    if (content.toString('utf8') !== this.#unvouched) throw invalidBackup('a file is not what was written');
    this.#unvouched = '';
    this.#sums.push({ name: entry.name, sha256: sha256(content) });
  }

  async #takeManifest(entry: Entry): Promise<void> {
    const manifest = parseEntry(manifestSchema, MANIFEST_ENTRY, await readJson(entry, MAX_BYTES.json));
    if (this.#unvouched !== '' || JSON.stringify(manifest.sums) !== JSON.stringify(this.#sums))
      throw invalidBackup('sums differ');
    const { count, bytes } = manifest.files;
    if (count !== this.#files.count || bytes !== this.#files.bytes) throw invalidBackup('files are missing');
    const said = manifest.tables.map(({ name, rows }) => `${name} ${rows}`);
    const held = this.#schema?.tables.map(({ name }) => `${name} ${this.#counts.get(name) ?? 0}`);
    if (said.join() !== held?.join()) throw invalidBackup('rows are missing');
    this.manifest = manifest;
  }
}

/** Reads a backup. @throws {CliError} if it does not match its manifest */
export async function readBackup(path: string, visitor: Visitor): Promise<Manifest> {
  const way = new BackupReader(visitor);
  await readEntries(path, (entry) => way.take(entry));
  if (!way.manifest) throw invalidBackup('it has no end');
  return way.manifest;
}
