import { join } from 'node:path';
import type { Environment } from '../config/environment';

/** How long a request waits for a free connection, in ms. */
const ACQUIRE_TIMEOUT_MS = 10_000;

/** The SQLite file in the data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'data.db');

interface SQLiteConnection {
  pragma(statement: string): unknown;
}

/**
 * Durable SQLite: `FULL` syncs at each commit (better-sqlite3 uses `NORMAL`, which may lose the last commits when the
 * machine crashes). One connection, because one process can't use more.
 */
function sqlite(dataDir: string) {
  return {
    client: 'sqlite',
    connection: { filename: databaseFile(dataDir) },
    useNullAsDefault: true,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: SQLiteConnection, done: (error: Error | null, connection: SQLiteConnection) => void) {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        connection.pragma('foreign_keys = ON');
        connection.pragma('busy_timeout = 5000');
        done(null, connection);
      },
    },
  };
}

/** The part of a PostgreSQL connection that closing needs. */
interface PostgresConnection {
  readonly connection: { readonly stream: { destroy(): void } };
  once(event: 'end', listener: () => void): void;
}

const open = new Set<PostgresConnection>();

/**
 * Destroys all connections of the pool without notifying the server, which is unresponsive. Pending queries fail at
 * once; the server rolls back open transactions when it notices.
 */
export function closeConnections(): void {
  for (const { connection } of open) connection.stream.destroy();
  open.clear();
}

/** PostgreSQL with a timeout on every wait, so neither a lost network nor a forgotten lock blocks a request forever. */
function postgres(connectionString: string) {
  return {
    client: 'postgres',
    connection: {
      connectionString,
      application_name: 'qaima',
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    // No idle connections: after a database restart none is stale.
    pool: {
      min: 0,
      max: 10,
      afterCreate(made: PostgresConnection, done: (error: Error | null, made: PostgresConnection) => void) {
        open.add(made);
        made.once('end', () => open.delete(made));
        done(null, made);
      },
    },
  };
}

/** Failed queries show `?` for values: errors are logged, and logs must not contain user data. */
const WITHOUT_VALUES_IN_ERRORS = { compileSqlOnError: false };

/** Strapi's `database.connection`: PostgreSQL if `DATABASE_URL` is set, else SQLite in the data folder. */
export function connectionTo({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>) {
  return { ...(databaseUrl === undefined ? sqlite(dataDir) : postgres(databaseUrl)), ...WITHOUT_VALUES_IN_ERRORS };
}
