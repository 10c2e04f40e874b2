import { join } from 'node:path';
import type { Environment } from '../config/environment';

/** How long a request may wait for a free connection before it is told to try again, in ms. */
const ACQUIRE_TIMEOUT_MS = 10_000;

/** Where SQLite keeps all of it, in the data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'data.db');

interface SQLiteConnection {
  pragma(statement: string): unknown;
}

/**
 * SQLite that keeps what it acknowledged: `FULL` syncs the log at each commit (better-sqlite3 leaves it `NORMAL`,
 * which may lose the last ones when the machine goes down). One connection, since one process can't use more.
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

/** As much of a connection to PostgreSQL as closing it needs. */
interface PostgresConnection {
  readonly connection: { readonly stream: { destroy(): void } };
  once(event: 'end', listener: () => void): void;
}

const open = new Set<PostgresConnection>();

/**
 * Closes all connections of the pool without a word to the server, which does not listen. What waits for an answer fails
 * at once, and the server rolls back what was not committed as soon as it notices.
 */
export function closeConnections(): void {
  for (const { connection } of open) connection.stream.destroy();
  open.clear();
}

/** PostgreSQL with bounds on every wait, so that neither a lost network nor a forgotten lock holds a request for ever. */
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
    // None is kept in vain: after a restart of the database there is nothing stale to be handed out.
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

/** What a failed query says of itself has `?` for each value: it goes into the log, where nobody's data belongs. */
const WITHOUT_VALUES_IN_ERRORS = { compileSqlOnError: false };

/** Strapi's `database.connection`: PostgreSQL when there is a `DATABASE_URL`, SQLite in the data folder otherwise. */
export function connectionTo({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>) {
  return { ...(databaseUrl === undefined ? sqlite(dataDir) : postgres(databaseUrl)), ...WITHOUT_VALUES_IN_ERRORS };
}
