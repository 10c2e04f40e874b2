import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@strapi/database';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rejectFailedCommits } from './failedCommits';
import { connectionTo } from './connection';
import { patchSqlite } from './sqlite';
import { afterCommit, connection, inTransaction, lockRow } from './transaction';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

let folder: string;
let database: Database;
const logged: string[] = [];

const open = () => {
  const opened = new Database({
    connection: connectionTo({ databaseUrl: undefined, dataDir: folder }) as never,
    settings: { migrations: { dir: folder } },
    logger: silent,
  });
  rejectFailedCommits(opened);
  patchSqlite(opened);
  return opened;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qaima-transaction-'));
  database = open();
  await database.connection.schema.createTable('dishes', (table) => {
    table.increments('id');
    table.string('document_id');
    table.integer('count').defaultTo(0);
  });
  // A deferred constraint fails at COMMIT, as a full disk would.
  await database.connection.schema.raw(
    'CREATE TABLE orders (dish INTEGER REFERENCES dishes (id) DEFERRABLE INITIALLY DEFERRED)',
  );
  logged.length = 0;
  vi.stubGlobal('strapi', { db: database, log: { error: (message: string) => logged.push(message) } });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const add = async (id: string) => (await connection())('dishes').insert({ document_id: id });
const dishes = async () => {
  const rows: readonly { document_id: string }[] = await database.connection('dishes').orderBy('id');
  return rows.map((row) => row.document_id);
};
const orderOfNothing = async () => (await connection())('orders').insert({ dish: 999 });

describe('a transaction', () => {
  it('stores all or nothing, what joined it included', async () => {
    const failing = inTransaction(async () => {
      await add('a');
      await inTransaction(() => add('b'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await dishes()).toEqual([]);
    const result = await inTransaction(async () => {
      await add('a');
      return inTransaction(async () => {
        await add('b');
        return 'done';
      });
    });
    expect(result).toBe('done');
    expect(await dishes()).toEqual(['a', 'b']);
  });

  it('fails when its commit does, and the next one works', async () => {
    const deed = vi.fn();
    const failing = inTransaction(async () => {
      await add('lost');
      afterCommit(deed);
      await orderOfNothing();
    });
    await expect(failing).rejects.toThrow('FOREIGN KEY constraint failed');
    expect(deed).not.toHaveBeenCalled();
    expect(await dishes()).toEqual([]);
    await inTransaction(() => add('kept'));
    expect(await dishes()).toEqual(['kept']);
  });

  it('fails in the same way when it is ended by hand', async () => {
    const transaction = await database.transaction();
    await transaction.get()('orders').insert({ dish: 999 });
    await expect(transaction.commit()).rejects.toThrow('FOREIGN KEY constraint failed');
  });

  it('is the only writer from its first moment, even among processes', async () => {
    const other = open().connection;
    await other.raw('PRAGMA busy_timeout = 0');
    const write = () => other('dishes').insert({ document_id: 'other' });
    await inTransaction(async () => {
      await expect(write()).rejects.toThrow('database is locked');
    });
    await write();
    await other.destroy();
  });

  it('keeps what it acknowledged through a power cut', async () => {
    const settings = ['journal_mode', 'synchronous', 'foreign_keys'] as const;
    const values: unknown[] = [];
    for (const name of settings) {
      const rows = await database.connection.raw<readonly Record<string, unknown>[]>(`PRAGMA ${name}`);
      values.push(rows[0]?.[name]);
    }
    expect(values).toEqual(['wal', 2, 1]);
  });
});

describe('after the commit', () => {
  it('callbacks run in order, after the commit, before the caller goes on', async () => {
    const deeds: string[] = [];
    await inTransaction(async () => {
      afterCommit(() => deeds.push('first'));
      await inTransaction(async () => {
        afterCommit(() => deeds.push('second'));
        await add('b');
      });
      await add('a');
      deeds.push('work');
    });
    deeds.push('caller');
    expect(deeds).toEqual(['work', 'first', 'second', 'caller']);
  });

  it('nothing is done when it is rolled back', async () => {
    const deed = vi.fn();
    const failing = inTransaction(() => {
      afterCommit(deed);
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(deed).not.toHaveBeenCalled();
  });

  it('a deed that fails is logged, and harms nobody', async () => {
    const next = vi.fn();
    await inTransaction(async () => {
      afterCommit(() => {
        throw new Error('a deed failed');
      });
      afterCommit(next);
      await add('a');
    });
    expect(logged).toEqual(['a deed failed']);
    expect(next).toHaveBeenCalledOnce();
    expect(await dishes()).toEqual(['a']);
  });

  it('a deed may have a transaction of its own', async () => {
    const deed = vi.fn(() => inTransaction(() => add('later')));
    await inTransaction(async () => {
      afterCommit(deed);
      await add('first');
    });
    await deed.mock.results[0]?.value;
    expect(deed).toHaveBeenCalledOnce();
    expect(await dishes()).toEqual(['first', 'later']);
  });

  it('a deed outside of every transaction is done at once', () => {
    const deed = vi.fn();
    afterCommit(deed);
    expect(deed).toHaveBeenCalledOnce();
  });
});

describe('a row', () => {
  it('is locked by who changes it, so that no count is lost', async () => {
    await add('dish');
    const addOne = () =>
      inTransaction(async () => {
        await lockRow('dishes', 'dish');
        const sql = await connection();
        const dish = (await sql('dishes').where({ document_id: 'dish' }).first()) as { readonly count: number };
        await new Promise((resolve) => setImmediate(resolve));
        await sql('dishes')
          .where({ document_id: 'dish' })
          .update({ count: dish.count + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect(await database.connection('dishes').first()).toMatchObject({ count: 20 });
  });

  it('is there, or is not', async () => {
    await add('dish');
    await inTransaction(async () => {
      expect(await lockRow('dishes', 'dish')).toBe(true);
      expect(await lockRow('dishes', 'nothing')).toBe(false);
    });
  });

  it('is never locked for nobody', async () => {
    await expect(lockRow('dishes', 'dish')).rejects.toThrow('transaction');
  });
});
