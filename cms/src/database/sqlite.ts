import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

type Database = Core.Strapi['db'];

/** What knex's client and its transactions have beneath their published types. */
interface Client {
  transaction(...args: unknown[]): {
    begin(connection: unknown): Promise<unknown>;
    query(connection: unknown, sql: string): Promise<unknown>;
  };
  validateConnection(connection: { readonly inTransaction: boolean }): boolean;
}

/**
 * Two habits of knex that SQLite doesn't bear.
 *
 * It begins a transaction as a reader. When another process (a backup, a command) writes in between, the first
 * write then fails at once, however long the busy timeout: taking the write lock from the start waits instead.
 *
 * And when COMMIT fails (a full disk), the connection goes back into the pool within its transaction, where every
 * later one would fail; such a connection is thrown away, which rolls it back.
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
