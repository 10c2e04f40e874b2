/**
 * Only one server can use a data folder. At start-up the server checks the integrity of its database.
 * (docs/spec/operations.md#data-folder)
 */
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, runServer } from '../support/command.js';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import { newFolder, removeFolder } from '../support/runFolder.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer } from '../support/server.js';

let data: Data;
let folder: string;
beforeAll(async () => {
  data = await copyOf(seededData());
  folder = newFolder('backup');
});
afterAll(async () => {
  await removeData(data);
  removeFolder(folder);
});

describe('a data folder', () => {
  it('admits one server: a second names its owner, a killed one frees it', async () => {
    const first = await startServer({ data });
    const { code, output } = await runServer(data);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The data folder \S+ is in use by process \d+ on \S+, since \S+Z\. Stop [^\n]+\n$/,
      ) as string,
    });
    expect(output).toContain(data.folder);
    // Operators' commands work while the server is running.
    expect(await run('backup', data, join(folder, 'one.tar'))).toMatchObject({ code: 0 });
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
    await first.kill();
    const second = await startServer({ data });
    expect(await second.stop()).toBe(0);
  });
});

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Inverts bytes in the middle of the database file, where the inner pages of its B-trees are. */
function damage(file: string): void {
  const opened = openSync(file, 'r+');
  const size = readFileSync(file).length;
  for (let page = 2; page * 4096 < size; page += 3) writeSync(opened, Buffer.alloc(12, 0xa5), 0, 12, page * 4096);
  closeSync(opened);
}

describe('a damaged SQLite database', () => {
  it('is reported in one sentence by server and backup, and not overwritten', async ({ skip }) => {
    const broken = await copyOf(data);
    const file = join(broken.folder, 'data.db');
    // On PostgreSQL there is none.
    skip(!existsSync(file));
    damage(file);
    const before = digestOf(file);
    const sentence = /^The database \S+data\.db is damaged \([^\n]+\)\. Nothing was changed\. Restore [^\n]+\n$/;
    expect(await runServer(broken)).toEqual({ code: 1, output: expect.stringMatching(sentence) as string });
    const backup = join(folder, 'damaged.tar');
    expect(await run('backup', broken, backup)).toEqual({ code: 1, output: expect.stringMatching(sentence) as string });
    expect(existsSync(backup)).toBe(false);
    expect(digestOf(file)).toBe(before);
    await removeData(broken);
  });
});
