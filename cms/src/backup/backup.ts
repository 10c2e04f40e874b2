/**
 * Creates a backup while the server writes. The database snapshot is taken before the files are copied. A picture's
 * file exists before any row references it, and file names are never reused. So every picture in the snapshot has its
 * file. Newer pictures are left out.
 */
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { writeArchive, type Archive } from './archive/write';
import { openFile, type StoredFiles } from '../media/openFile';
import { version } from '../config/version';
import { DATA, filesOf, otherFiles, UPLOADS } from './folder';
import {
  FORMAT_VERSION,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  SCHEMA_ENTRY,
  type BackupHeader,
  type Manifest,
  type TableSchema,
} from './format';
import type { Source } from './source';
import { checksumsOf, type Checksums } from './checksums';

const compress = promisify(gzip);

/** The maximum number of characters per entry with rows, which limits memory. */
const MAX_ENTRY_CHARACTERS = 4 * 1024 * 1024;

/** The maximum number of missing pictures that are listed. */
const MAX_LISTED_PICTURES = 100;

const six = (number: number) => String(number).padStart(6, '0');

async function addTable(source: Source, table: TableSchema, sums: Checksums): Promise<number> {
  let count = 0;
  let piece = 0;
  let lines: string[] = [];
  let length = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    await sums.add(`rows/${table.name}/${six(++piece)}.jsonl.gz`, await compress(lines.join('')));
    lines = [];
    length = 0;
  };
  for await (const rows of source.rows(table)) {
    for (const row of rows) {
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      length += line.length;
      count += 1;
      if (length >= MAX_ENTRY_CHARACTERS) await flush();
    }
  }
  await flush();
  return count;
}

type Files = Required<Manifest['files']>;

/** Where the files are that a backup contains in addition to the database. */
interface Places {
  readonly dataDir: string;
  readonly stored: StoredFiles;
}

/** Adds the pictures that the snapshot references. */
async function addPictures(source: Source, table: TableSchema, stored: StoredFiles, sums: Checksums): Promise<Files> {
  const files: Files = { count: 0, bytes: 0, missing: 0, missed: [] };
  for await (const records of source.rows(table)) {
    for (const name of records.flatMap(filesOf)) {
      const file = await stored.open(name);
      if (file === null) {
        files.missing += 1;
        if (files.missed.length < MAX_LISTED_PICTURES) files.missed.push(name);
      } else {
        await sums.addFile(`${UPLOADS.entry}${name}`, file);
        files.count += 1;
        files.bytes += file.size;
      }
    }
  }
  return files;
}

async function fill(archive: Archive, source: Source, { dataDir, stored }: Places, now: Date): Promise<Manifest> {
  const head: BackupHeader = {
    format: 'qaima backup',
    version: FORMAT_VERSION,
    qaima: version,
    made: now.toISOString(),
    database: source.engine,
  };
  const sums = checksumsOf(archive);
  await archive.add(HEADER_ENTRY, `${JSON.stringify(head, null, 2)}\n`);
  await sums.add(SCHEMA_ENTRY, `${JSON.stringify(source.schema, null, 1)}\n`);
  const tables: Manifest['tables'] = [];
  for (const table of source.schema.tables) {
    const rows = await addTable(source, table, sums);
    tables.push({ name: table.name, rows, next: await source.next(table) });
  }
  const pictures = source.schema.tables.find(({ name }) => name === 'files');
  const none = { count: 0, bytes: 0, missing: 0, missed: [] };
  const files = pictures ? await addPictures(source, pictures, stored, sums) : none;
  for await (const name of otherFiles(dataDir)) {
    const file = await openFile(join(dataDir, name));
    if (file === null) continue;
    await sums.addFile(`${DATA}${name}`, file);
    files.count += 1;
    files.bytes += file.size;
  }
  const manifest: Manifest = { tables, files, sums: await sums.close() };
  await archive.add(MANIFEST_ENTRY, `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/** Writes a backup of a snapshot and its files. @throws {CliError} if the file exists */
export const createBackup = (path: string, source: Source, places: Places, now: Date): Promise<Manifest> =>
  writeArchive(path, (archive) => fill(archive, source, places, now));
