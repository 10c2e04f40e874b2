import { Client } from 'pg';

/** An arbitrary number that identifies PostgreSQL's advisory lock. */
const ADVISORY_LOCK_KEY = 7_041_965;

/**
 * Runs a start-up step. On PostgreSQL, only one process at a time runs it: two processes would create the same tables
 * and administrator. SQLite has only one process.
 */
export async function withStartLock<T>(databaseUrl: string | undefined, start: () => Promise<T>): Promise<T> {
  if (databaseUrl === undefined) return start();
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // Losing the connection releases the lock and makes the start-up step fail. So the error needs no other handling.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK_KEY]);
    return await start();
  } finally {
    await client.end().catch(() => undefined);
  }
}
