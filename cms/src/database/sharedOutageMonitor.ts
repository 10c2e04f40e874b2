/** The outage monitor that all modules of this process share. */
import { Client, DatabaseError } from 'pg';
import { environment } from '../config/environment';
import { closeConnections } from './connection';
import { PROBE_TIMEOUT_MS, unmonitored, createOutageMonitor, type OutageMonitor } from './outageMonitor';
import { isOutage } from '../errors/outage';

/** Probes the database with a separate connection, because the pool may be exhausted. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    application_name: 'qaima watch',
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // "Too many connections" shows that the database responds. A database that is starting or stopping counts as away.
    return error instanceof DatabaseError && (error.code === '53300' || !isOutage(error));
  } finally {
    // Does not wait until the connection has ended, because a frozen server never confirms the end.
    client.end().catch(() => undefined);
  }
}

let watch: OutageMonitor | undefined;

function createMonitor(): OutageMonitor {
  const { databaseUrl } = environment();
  if (databaseUrl === undefined) return unmonitored;
  return createOutageMonitor({ probe: () => answers(databaseUrl), onAway: closeConnections });
}

export const sharedOutageMonitor = (): OutageMonitor => (watch ??= createMonitor());
