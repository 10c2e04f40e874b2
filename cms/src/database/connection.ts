import { join } from 'node:path';
import type { Environment } from '../config/environment';
import { reuseStatements, type Preparing } from './reuseStatements';

/** How long a query waits for a free connection of the pool. */
const ACQUIRE_TIMEOUT_MS = 10_000;

/** The SQLite file in the data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'data.db');

interface SQLiteConnection extends Preparing {
  pragma(statement: string): unknown;
}

/**
 * SQLite for one process, with one connection. `synchronous = FULL` syncs at each commit; better-sqlite3's default
 * `NORMAL` may lose the last commits if the machine crashes.
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
        // Erased data of guests must not stay in the file's free space.
        connection.pragma('secure_delete = ON');
        reuseStatements(connection);
        done(null, connection);
      },
    },
  };
}

/** The properties of a PostgreSQL connection that are used here. */
interface PostgresConnection {
  readonly connection: { readonly stream: { destroy(): void } };
  once(event: 'end', listener: () => void): void;
  setTypeParser(type: number, parse: (text: string) => unknown): void;
}

/** PostgreSQL's id of 64-bit integers. */
const INT8 = 20;

const open = new Set<PostgresConnection>();

/**
 * If the server does not respond, destroys all connections of the pool. Pending queries then fail at once. As soon as
 * the server notices, it rolls back open transactions.
 */
export function closeConnections(): void {
  for (const { connection } of open) connection.stream.destroy();
  open.clear();
}

/** PostgreSQL with timeouts, so that neither a broken network nor a held lock can block a request forever. */
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
    // Keeps no idle connections, since they would be broken after a restart of the database.
    pool: {
      min: 0,
      max: 10,
      afterCreate(made: PostgresConnection, done: (error: Error | null, made: PostgresConnection) => void) {
        open.add(made);
        // By default, the driver returns 64-bit integers as texts. All that are stored are below 2^53.
        made.setTypeParser(INT8, Number);
        made.once('end', () => open.delete(made));
        done(null, made);
      },
    },
  };
}

/** Errors of queries show `?` instead of values, because errors are logged and logs must not contain user data. */
const WITHOUT_VALUES_IN_ERRORS = { compileSqlOnError: false };

/** Strapi's `database.connection`: PostgreSQL if `DATABASE_URL` is set, otherwise SQLite in the data folder. */
export function connectionTo({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>) {
  return { ...(databaseUrl === undefined ? sqlite(dataDir) : postgres(databaseUrl)), ...WITHOUT_VALUES_IN_ERRORS };
}
