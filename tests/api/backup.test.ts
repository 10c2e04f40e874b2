/** A backup that is made during writes, and its restore on another server. (docs/operations.md) */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemEndpoints, sectionEndpoints } from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../support/command.js';
import { copyOf, emptyData, removeData, type Data } from '../support/dataFolder.js';
import { newFolder, removeFolder } from '../support/runFolder.js';
import { anItem, newSeededMenu, idOf, wholeMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import { picture, send, storedFiles } from '../support/pictures.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { reportResult } from '../support/extendedTests.js';

const WRITERS = 8;

/** The number of acknowledged writes per writer before the backup starts. */
const BEFORE = 6;

let folder: string;
let data: Data;
let server: Server;
const others: Data[] = [];

const elsewhere = async (): Promise<Data> => {
  const empty = await emptyData(data.databaseUrl);
  others.push(empty);
  return empty;
};

beforeAll(async () => {
  folder = newFolder('backup');
  data = await copyOf(seededData());
  server = await startServer({ data });
});
afterAll(async () => {
  await server.stop();
  for (const other of [data, ...others]) await removeData(other);
  removeFolder(folder);
});

/** A hash of the rows of every table in the database. */
async function tablesOf(of: Data): Promise<Map<string, string>> {
  const names = await sql(
    of,
    of.databaseUrl === undefined
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  );
  const tables = new Map<string, string>();
  for (const { name } of names) {
    const rows = await sql(of, `SELECT * FROM ${String(name)} ORDER BY id`);
    // The order of columns may differ.
    const content = rows.map((row) => Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
    tables.set(String(name), createHash('sha256').update(JSON.stringify(content)).digest('hex'));
  }
  return tables;
}

const hashOf = (of: Data, name: string) =>
  createHash('sha256')
    .update(readFileSync(join(of.folder, 'public/uploads', name)))
    .digest('hex');

/** Restores PostgreSQL data into SQLite, and from there into PostgreSQL again. */
async function throughSqlite(file: string): Promise<Data> {
  const onSqlite: Data = { folder: newFolder('other') };
  others.push(onSqlite);
  expect((await run('restore', onSqlite, file)).code).toBe(0);
  const items = 'SELECT id, document_id, title FROM items ORDER BY id';
  expect(await sql(onSqlite, items)).toEqual(await sql(data, items));
  const again = join(folder, 'again.tar');
  expect((await run('backup', onSqlite, again)).code).toBe(0);
  const back = await elsewhere();
  expect((await run('restore', back, again)).code).toBe(0);
  return back;
}

describe('a backup of a server at work', () => {
  it('is a consistent snapshot with all acknowledged writes and pictures', async () => {
    const menu = await newSeededMenu(server);
    const sections: string[] = [];
    for (let writer = 0; writer < WRITERS; writer++) {
      const made = await menu.admin.ask(sectionEndpoints.create, {
        params: menu,
        body: { title: `${writer}`, prime: false },
      });
      sections.push(idOf(made.data));
    }
    const bytes = await picture(640, 480).webp().toBuffer();
    const acknowledged = sections.map(() => 0);
    let stopped = false;
    const started = sections.map(async (sectionId, writer) => {
      let ready = (): void => undefined;
      const enough = new Promise<void>((resolve) => {
        ready = resolve;
      });
      const ended = (async () => {
        for (let count = 1; !stopped; count++) {
          const body = { ...anItem, title: `w${writer}n${count}` };
          const { data: item } = await menu.admin.ask(itemEndpoints.create, { params: { ...menu, sectionId }, body });
          acknowledged[writer] = count;
          if (count === BEFORE) ready();
          if (writer > 1) continue;
          const target = { menu: menu.menuId, item: idOf(item) };
          await send(menu.admin, { path: 'image', model: 'item', data: target, file: bytes });
        }
      })();
      await enough;
      return { ended };
    });
    const writing = await Promise.all(started);
    const before = [...acknowledged];
    const file = join(folder, 'busy.tar');
    const { code, output } = await run('backup', data, file);
    stopped = true;
    await Promise.all(writing.map(({ ended }) => ended));
    expect(output).toMatch(/^Backed up \d+ tables with \d+ rows, and \d+ files, into [^\n]+\n$/);
    expect(code).toBe(0);

    const restored = await elsewhere();
    expect((await run('restore', restored, file)).code).toBe(0);
    const rows = await sql(restored, "SELECT title, image FROM items WHERE title LIKE 'w%n%'");
    for (const [writer, least] of before.entries()) {
      const numbers = rows
        .flatMap(({ title }) => (String(title).startsWith(`w${writer}n`) ? [Number(String(title).split('n')[1])] : []))
        .sort((one, other) => one - other);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers.length).toBeGreaterThanOrEqual(least);
    }
    const pictures = rows.flatMap(({ image }) => (typeof image === 'string' ? [image] : []));
    expect(pictures.length).toBeGreaterThanOrEqual(BEFORE);
    for (const name of pictures) expect(hashOf(restored, name)).toBe(hashOf(data, name));
    const pairs = `${rows.length} items and ${pictures.length} pictures`;
    reportResult(
      `A backup under ${WRITERS} writers, restored elsewhere: ${pairs} of theirs, one moment, files equal by hash`,
    );
  });

  it('is restored row by row and file by file, on either database', async () => {
    const menu = await newSeededMenu(server);
    const upload = { path: 'image', model: 'item', data: { menu: menu.menuId, item: menu.itemId } };
    await send(menu.admin, { ...upload, file: await picture().png().toBuffer() });
    const pageOf = async (of: Server) => (await visitor(of).request('GET', `/api/v1/quickmenu/${menu.menuId}`)).body;
    const page = await pageOf(server);
    await server.stop();
    const file = join(folder, 'quiet.tar');
    expect((await run('backup', data, file)).code).toBe(0);

    const restored = await elsewhere();
    expect((await run('restore', restored, file)).code).toBe(0);
    expect(await tablesOf(restored)).toEqual(await tablesOf(data));
    for (const name of ['secret', 'cms-administrator.txt']) {
      expect(readFileSync(join(restored.folder, name))).toEqual(readFileSync(join(data.folder, name)));
    }

    reportResult('A backup of a quiet server, restored elsewhere: every row of every table equal by hash');

    const back = data.databaseUrl === undefined ? restored : await throughSqlite(file);
    expect(await tablesOf(back)).toEqual(await tablesOf(data));

    server = await startServer({ data: back });
    expect(storedFiles(server)).toEqual(storedFiles({ ...server, data }));
    expect(await pageOf(server)).toEqual(page);
    // Sessions are still valid after the restore.
    const owner = visitor(server);
    owner.takeCookiesOf(menu.admin);
    expect((await wholeMenu(owner, menu.menuId)).admins).toEqual([menu.admin.username]);
    const used = await run('restore', back, file, '--replace');
    expect(used.output).toMatch(/^A server is working on .+ Stop it first: what it takes in now would be lost\.\n$/);
    expect(used.code).toBe(1);
  });

  it('is restored over data only if wanted, and only from a backup', async () => {
    const target = await elsewhere();
    const file = join(folder, 'quiet.tar');
    const within = await run('backup', data, join(data.folder, 'backup.tar'));
    expect(within).toEqual({ code: 1, output: expect.stringContaining('Choose a place outside of it.') });
    expect(await run('restore', target, join(folder, 'nothing.tar'))).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^There is no file .+nothing\.tar\.\n$/),
    });
    expect((await run('restore', target, '--check', file)).output).toMatch(/^The backup is whole, of \d{4}-/);
    expect(existsSync(join(target.folder, 'secret'))).toBe(false);
    expect((await run('restore', target, file)).code).toBe(0);
    await sql(target, "UPDATE items SET title = 'changed'");
    const refused = await run('restore', target, file);
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^There is something already\..+--replace/),
    });
    expect(await sql(target, "SELECT id FROM items WHERE title <> 'changed'")).toEqual([]);
    expect(await run('restore', target, file, '--replace')).toMatchObject({ code: 0 });
    expect(await tablesOf(target)).toEqual(await tablesOf(data));
  });
});
