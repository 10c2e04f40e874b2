import { Client } from 'pg';

/** Any number, as long as it is always the same: the name of the lock. */
const ADVISORY_LOCK_KEY = 7_041_965;

/**
 * Does something while no other process does it on the same PostgreSQL: two that start at once would make the same
 * tables, and the same first administrator. Another one waits its turn. A data folder of SQLite has one process.
 */
export async function withStartLock<T>(databaseUrl: string | undefined, start: () => Promise<T>): Promise<T> {
  if (databaseUrl === undefined) return start();
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // The lock goes with the connection, and so does whatever the start was at: that fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK_KEY]);
    return await start();
  } finally {
    await client.end().catch(() => undefined);
  }
}
