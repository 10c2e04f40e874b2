import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

type Database = Core.Strapi['db'];

/** Methods of knex's client and transactions that its types omit. */
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
 * knex begins a transaction without the write lock. If another process writes before the first write of the
 * transaction, that write fails at once, despite the busy timeout. `BEGIN IMMEDIATE` takes the lock at the beginning
 * and waits for it.
 *
 * If a COMMIT fails (full disk), knex returns the connection to the pool while the transaction is still open. Later
 * transactions on this connection would fail. It is now discarded, which rolls the transaction back.
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
