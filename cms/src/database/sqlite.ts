import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

type Database = Core.Strapi['db'];

/** Internals of knex's client and transactions that its types omit. */
interface Client {
  transaction(...args: unknown[]): {
    begin(connection: unknown): Promise<unknown>;
    query(connection: unknown, sql: string): Promise<unknown>;
  };
  validateConnection(connection: { readonly inTransaction: boolean }): boolean;
}

/**
 * Two fixes for knex on SQLite.
 *
 * knex begins transactions as readers. If another process writes in between, the first write fails at once despite the
 * busy timeout; taking the write lock at BEGIN waits instead.
 *
 * If COMMIT fails (a full disk), the connection returns to the pool inside its transaction, where every later one
 * fails; such a connection is discarded, which rolls it back.
 */
export function patchSqlite(database: Database): void {
  if (database.dialect.client !== 'sqlite') return;
  const client = (database.connection as Omit<Knex, 'client'> & { client: Client }).client;
  const transaction = client.transaction.bind(client);
  client.transaction = (...args) => {
    const made = transaction(...args);
    made.begin = (connection) => made.query(connection, 'BEGIN IMMEDIATE;');
    return made;
  };
  client.validateConnection = (connection) => !connection.inTransaction;
}
