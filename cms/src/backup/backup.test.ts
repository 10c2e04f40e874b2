/** Tests backups of a small database, and damaged or forged backup files. */
import { appendFileSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeArchive } from './archive/write';
import { folderStorage } from '../media/folderOrBucket';
import { createBackup } from './backup';
import { checkBackup } from './check';
import { FORMAT_VERSION, HEADER_ENTRY, MANIFEST_ENTRY, SCHEMA_ENTRY, type TableSchema } from './format';
import { restore } from './restore';
import { takeSnapshot } from './snapshot';
import { checksumsOf } from './checksums';

const id: TableSchema['columns'][number] = {
  name: 'id',
  type: 'increments',
  args: [{ primary: true, primaryKey: true }],
  notNullable: true,
};
const FILES: TableSchema = {
  name: 'files',
  columns: [id, { name: 'hash', type: 'string' }, { name: 'ext', type: 'string' }, { name: 'formats', type: 'jsonb' }],
  indexes: [],
  foreignKeys: [],
};
const DISHES: TableSchema = {
  name: 'dishes',
  columns: [
    id,
    { name: 'title', type: 'text', args: ['longtext'] },
    { name: 'hide', type: 'boolean' },
    { name: 'price', type: 'double' },
    { name: 'at', type: 'bigInteger' },
    { name: 'created_at', type: 'datetime', args: [{ useTz: false, precision: 6 }] },
    { name: 'notes', type: 'jsonb' },
    { name: 'file_id', type: 'integer' },
  ],
  indexes: [{ name: 'dishes_title', columns: ['title'], type: 'unique' }],
  foreignKeys: [
    {
      name: 'dishes_fk',
      columns: ['file_id'],
      referencedTable: 'files',
      referencedColumns: ['id'],
      onDelete: 'SET NULL',
    },
  ],
};

const MADE = `
  CREATE TABLE files (id integer primary key autoincrement, hash varchar(255), ext varchar(255), formats json);
  CREATE TABLE dishes (id integer primary key autoincrement, title text, hide boolean, price float, at bigint,
    created_at datetime, notes json, file_id integer references files (id));
  CREATE TABLE strapi_migrations (id integer primary key autoincrement, name varchar(255), time datetime);
  CREATE TABLE strapi_migrations_internal (id integer primary key autoincrement, name varchar(255), time datetime);
  CREATE TABLE strapi_database_schema (id integer primary key autoincrement, schema json, time datetime, hash varchar(255));
  INSERT INTO files (hash, ext, formats) VALUES ('a', '.webp', '{"thumbnail":{"hash":"a.160","ext":".webp"}}'), ('gone', '.webp', NULL);
  INSERT INTO dishes VALUES (1, 'منسف', 0, 6.5, 1795314391996, 1795314391996, '[{"a":null},"x"]', 1), (2, 'b
	"''\\', 1, 1, NULL, NULL, '{}', NULL), (9, 'deleted', 0, 0, 0, 0, NULL, NULL);
  DELETE FROM dishes WHERE id = 9;`;

const NOW = new Date('2026-01-02T03:04:05Z');

let folder: string;
let dataDir: string;
let file: string;
let whole: Buffer;
let target: string;
let count = 0;

const rowsOf = (data: string, table: string) => {
  const database = new Database(join(data, 'data.db'));
  const rows = database
    .prepare(`SELECT *, typeof(price) AS kind, typeof(created_at) AS clock FROM ${table} ORDER BY id`)
    .all();
  database.close();
  return rows;
};
const put = (name: string, content: string) => {
  mkdirSync(join(dataDir, name, '..'), { recursive: true });
  writeFileSync(join(dataDir, name), content);
};
const places = () => ({ dataDir, stored: folderStorage(dataDir) });
const restoreInto = (dir: string, path = file, replace = false) =>
  restore(path, { dataDir: dir, databaseUrl: undefined, replace });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qaima-backup-'));
  dataDir = join(folder, 'data');
  file = join(folder, 'backup.tar');
  mkdirSync(dataDir);
  const database = new Database(join(dataDir, 'data.db'));
  database.pragma('journal_mode = WAL');
  database.exec(MADE);
  database
    .prepare('INSERT INTO strapi_database_schema (schema, time) VALUES (?, 1)')
    .run(JSON.stringify({ tables: [FILES, DISHES] }));
  put('public/uploads/a.webp', 'a picture');
  put('public/uploads/a.160.webp', 'a small one');
  put('public/uploads/nobodys.webp', 'half stored');
  put('secret', 'f'.repeat(64));
  put('outbox/letter.eml', '');
  put('outbox/.unfinished', 'x');
  const source = await takeSnapshot(undefined, dataDir);
  // A concurrent write succeeds and is not in the backup.
  database.exec("INSERT INTO dishes (title) VALUES ('later')");
  database.close();
  const { files } = await createBackup(file, source, places(), NOW);
  expect(files).toMatchObject({ count: 4, missing: 1, missed: ['gone.webp'] });
  await source.close();
  whole = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  target = join(folder, `target${++count}`);
});

describe('what is restored', () => {
  it('equals the snapshot: values and their types, files, and the next id', async () => {
    await restoreInto(target);
    expect(rowsOf(target, 'dishes')).toEqual(rowsOf(dataDir, 'dishes').filter(({ title }) => title !== 'later'));
    expect(readdirSync(join(target, 'public/uploads')).sort()).toEqual(['a.160.webp', 'a.webp']);
    expect(readFileSync(join(target, 'public/uploads/a.webp'), 'utf8')).toBe('a picture');
    expect(readdirSync(target).sort()).toEqual(['data.db', 'outbox', 'public', 'secret']);
    expect(readdirSync(join(target, 'outbox'))).toEqual(['letter.eml']);
    const database = new Database(join(target, 'data.db'));
    database.exec("INSERT INTO dishes (title) VALUES ('new')");
    expect(database.prepare("SELECT id FROM dishes WHERE title = 'new'").get()).toEqual({ id: 10 });
    expect(() => database.exec("INSERT INTO dishes (title) VALUES ('new')")).toThrow('UNIQUE');
    database.close();
  });

  it('replaces data only if told to, keeps the old, refuses a running server', async () => {
    await restoreInto(target);
    writeFileSync(join(target, 'secret'), 'another');
    const server = new Database(join(target, 'data.db'));
    server.pragma('journal_mode = WAL');
    server.exec("UPDATE dishes SET title = 'changed' WHERE id = 1");
    await expect(restoreInto(target)).rejects.toThrow('--replace');
    await expect(restoreInto(target, file, true)).rejects.toThrow('A server is working');
    server.close();
    expect(rowsOf(target, 'dishes')).toMatchObject([{ title: 'changed' }, {}]);
    await restoreInto(target, file, true);
    expect(rowsOf(target, 'dishes')).toMatchObject([{ title: 'منسف' }, {}]);
    expect(readFileSync(join(target, 'secret'), 'utf8')).toBe('f'.repeat(64));
    expect(rowsOf(join(target, '.replaced'), 'dishes')).toMatchObject([{ title: 'changed' }, {}]);
    expect(readFileSync(join(target, '.replaced/secret'), 'utf8')).toBe('another');
  });

  it('may take the place of what is broken', async () => {
    mkdirSync(target);
    writeFileSync(join(target, 'data.db'), 'no database at all');
    await restoreInto(target, file, true);
    expect(rowsOf(target, 'dishes')).toHaveLength(2);
  });
});

describe('what is refused, with nothing touched', () => {
  const changed = (change: (path: string) => void) => {
    const path = join(folder, `changed${count}.tar`);
    copyFileSync(file, path);
    change(path);
    return path;
  };
  const refused = async (path: string, sentence: RegExp) => {
    await expect(checkBackup(path)).rejects.toThrow(sentence);
    await expect(restoreInto(target, path, true)).rejects.toThrow(sentence);
    expect(existsSync(target)).toBe(false);
  };

  it('a byte that is another one, wherever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const bytes = Buffer.from(whole);
        bytes[at]! ^= by;
        const path = changed((copy) => writeFileSync(copy, bytes));
        await refused(path, /damaged|cut short|not a backup|newer|not as it should be|can’t be read/);
      }),
      { numRuns: 300 },
    );
  });

  it('a file that was cut short, or has something behind it', async () => {
    for (const length of [
      0,
      1,
      511,
      512,
      1536,
      whole.length >> 1,
      whole.length - 2048,
      whole.length - 512,
      whole.length - 1,
    ]) {
      await refused(
        changed((path) => truncateSync(path, length)),
        /cut short|not a backup|damaged/,
      );
    }
    await refused(
      changed((path) => appendFileSync(path, Buffer.alloc(512))),
      /cut short/,
    );
  });

  it('another file', async () => {
    await refused(
      changed((path) => writeFileSync(path, 'PK\x03\x04 something else'.repeat(200))),
      /is not a backup/,
    );
    await refused(join(folder, 'nothing'), /There is no file/);
  });

  const head = { format: 'qaima backup', version: FORMAT_VERSION, qaima: '0.1.0' };
  const schema = { tables: [FILES] };
  const tables = [{ name: 'files', rows: 0, next: 1 }];

  /** Builds a forged backup with a valid checksum. */
  async function forged(parts: readonly (readonly [string, string])[], heads: object = head, tabs = tables) {
    const path = join(folder, `forged${count}-${Math.random()}.tar`);
    await writeArchive(path, async (archive) => {
      await archive.add(HEADER_ENTRY, JSON.stringify(heads));
      const sums = checksumsOf(archive);
      for (const [name, content] of parts) await sums.add(name, content);
      const files = parts.filter(([name]) => name !== SCHEMA_ENTRY);
      const bytes = files.reduce((sum, [, content]) => sum + content.length, 0);
      const manifest = { tables: tabs, files: { count: files.length, bytes }, sums: await sums.close() };
      await archive.add(MANIFEST_ENTRY, JSON.stringify(manifest));
    });
    return path;
  }
  const SOUND = [SCHEMA_ENTRY, JSON.stringify(schema)] as const;

  it('but not one that somebody else made well', async () => {
    await restoreInto(target, await forged([SOUND, ['uploads/x.webp', 'x']]));
    expect(readdirSync(join(target, 'public/uploads'))).toEqual(['x.webp']);
  });

  it.each([
    '../evil',
    '/etc/evil',
    'uploads/../../evil',
    'uploads/..',
    'uploads//evil',
    'data/../evil',
    'data/public/uploads/../../../evil',
    'uploads\\..\\evil',
    'data/.evil',
  ])('the name %j', async (name) => {
    await refused(await forged([SOUND, [name, 'x']]), /leads elsewhere/);
  });

  it.each(['evil', 'data/data.db', 'data/data.db-wal', 'data/public/uploads/x', 'rows/files/1.jsonl'])(
    'the place %j',
    async (name) => {
      await refused(await forged([SOUND, [name, 'x']]), /does not hold what it says/);
    },
  );

  it('one of a later format, or of a later Qaima', async () => {
    await refused(await forged([SOUND], { ...head, version: FORMAT_VERSION + 1 }), /made by a newer Qaima/);
    await refused(await forged([SOUND], { ...head, qaima: '0.10.0' }), /made by a newer Qaima/);
  });

  it('an invalid schema, missing rows, and malformed rows', async () => {
    const evil = {
      tables: [{ ...FILES, foreignKeys: [{ ...DISHES.foreignKeys[0], onDelete: 'CASCADE; DROP TABLE x' }] }],
    };
    await refused(await forged([[SCHEMA_ENTRY, JSON.stringify(evil)]]), /not as it should be/);
    await refused(await forged([[SCHEMA_ENTRY, '{']]), /can’t be read/);
    await refused(await forged([SOUND], head, [{ name: 'files', rows: 1, next: 2 }]), /rows are missing/);
    await refused(await forged([SOUND, ['rows/files/000001.jsonl.gz', 'x']]), /can’t be read/);
    await refused(await forged([SOUND, ['rows/others/000001.jsonl.gz', 'x']]), /no such table/);
  });
});

it('never takes the place of another file', async () => {
  const source = await takeSnapshot(undefined, dataDir);
  await expect(createBackup(file, source, places(), NOW)).rejects.toThrow('already');
  await source.close();
  expect(readFileSync(file).equals(whole)).toBe(true);
  expect(existsSync(`${file}.part`)).toBe(false);
});
