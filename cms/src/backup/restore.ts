/**
 * Restores a backup. First the whole backup is verified without changes. Then it is restored next to the current
 * data, and at the end the two are swapped.
 */
import { mkdir, open, rm, writeFile as writeWhole } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CliError } from '../errors/cliError';
import { databaseFile } from '../database/connection';
import { erasuresFile } from '../database/erasuresFile';
import type { Bucket } from '../media/bucket';
import { checkBackup } from './check';
import { UPLOADS } from './folder';
import type { DatabaseSchema, BackupHeader, Manifest } from './format';
import { postgresSource } from './postgresSource';
import { postgresTarget } from './postgresTarget';
import type { Row } from './source';
import { sqliteSource } from './sqliteSource';
import { sqliteTarget } from './sqliteTarget';
import { swapFolders, contentsOf, foldersIn, makeStagingFolder, type Folders } from './swapFolders';
import type { Target } from './target';
import { readBackup } from './readBackup';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** If set, pictures are stored here instead of in the data folder. */
  readonly bucket?: Bucket | undefined;
  /** Whether existing data may be replaced. */
  readonly replace: boolean;
}

export interface Restored {
  readonly head: BackupHeader;
  readonly manifest: Manifest;
  /** Whether existing data was replaced. */
  readonly replaced: boolean;
}

const NOT_EMPTY =
  'There is something already. To put the backup into its place: npm run restore -- FILE --replace ' +
  '(what is there is kept until the next time).';

/** Pictures must be readable by a web server; other files only by their owner. */
const modesOf = (name: string) =>
  name.startsWith('public/') ? { file: 0o644, folder: 0o755 } : { file: 0o600, folder: 0o700 };

async function writeFile(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const path = join(folder, name);
  const modes = modesOf(name);
  await mkdir(dirname(path), { recursive: true, mode: modes.folder });
  const file = await open(path, 'wx', modes.file);
  try {
    for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Stores a picture. An existing file with its name is overwritten: names are unique, so the file is equal or damaged.
 */
async function putPicture(bucket: Bucket, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  await bucket.put(basename(name), await buffer(content), 'image/webp');
}

const isPicture = (name: string) => dirname(name) === UPLOADS.folder;

async function build(
  path: string,
  target: Target,
  { staging: aside }: Folders,
  bucket: Bucket | undefined,
): Promise<Manifest> {
  let made: DatabaseSchema = { tables: [] };
  const manifest = await readBackup(path, {
    async schema(schema) {
      made = schema;
      await target.create(schema);
    },
    rows: (table, rows) => target.lay(table, rows),
    file: (name, content) =>
      bucket && isPicture(name) ? putPicture(bucket, name, content) : writeFile(aside, name, content),
  });
  await target.finish(made, manifest.tables);
  return manifest;
}

/** What was erased in the database that is about to be replaced; nothing if it is damaged or of an earlier version. */
async function erasuresIn({ dataDir, databaseUrl }: Place): Promise<readonly Row[]> {
  try {
    const source =
      databaseUrl === undefined ? await sqliteSource(databaseFile(dataDir)) : await postgresSource(databaseUrl);
    try {
      const table = source.schema.tables.find(({ name }) => name === 'erasures');
      const found: Row[] = [];
      if (table) for await (const rows of source.rows(table)) found.push(...rows);
      return found;
    } finally {
      await source.close();
    }
  } catch {
    return [];
  }
}

/** Restores a backup. @throws {CliError} if it is invalid or data exists; then nothing has changed */
export async function restore(path: string, place: Place): Promise<Restored> {
  const { dataDir, databaseUrl, bucket, replace } = place;
  const { head } = await checkBackup(path);
  const folders = foldersIn(dataDir);
  const target = databaseUrl === undefined ? sqliteTarget(folders) : await postgresTarget(databaseUrl, folders);
  try {
    const isFree = (await contentsOf(dataDir)).length === 0 && (await target.isFree(null));
    if (!isFree && !replace) throw new CliError(NOT_EMPTY);
    await target.mustBeIdle();
    await makeStagingFolder(folders);
    const manifest = await build(path, target, folders, bucket);
    const erased = (isFree ? [] : await erasuresIn(place)).map(({ kind, ref, at }) => ({ kind, ref, at: Number(at) }));
    if (erased.length > 0) await writeWhole(erasuresFile(folders.staging), JSON.stringify(erased), { mode: 0o600 });
    await target.mustBeIdle();
    await swapFolders(folders, () => target.commit());
    return { head, manifest, replaced: !isFree };
  } finally {
    await target.close();
    await rm(folders.staging, { recursive: true, force: true });
  }
}
