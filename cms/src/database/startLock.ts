import { Client } from 'pg';

/** An arbitrary constant that names the lock. */
const ADVISORY_LOCK_KEY = 7_041_965;

/**
 * Runs a start-up step in one process at a time on the same PostgreSQL: two would create the same tables and
 * administrator. SQLite has one process.
 */
export async function withStartLock<T>(databaseUrl: string | undefined, start: () => Promise<T>): Promise<T> {
  if (databaseUrl === undefined) return start();
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // A lost connection releases the lock, and fails the start-up step as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK_KEY]);
    return await start();
  } finally {
    await client.end().catch(() => undefined);
  }
}
