import { databaseFile } from '../database/connection';
import { checkSqlite } from '../database/integrityCheck';
import { postgresSource } from './postgresSource';
import type { Source } from './source';
import { sqliteSource } from './sqliteSource';

/**
 * Opens a snapshot of the configured database.
 * @throws {CliError} if the database is missing or damaged, since its backup would look valid
 */
export async function takeSnapshot(databaseUrl: string | undefined, dataDir: string): Promise<Source> {
  if (databaseUrl !== undefined) return postgresSource(databaseUrl);
  const file = databaseFile(dataDir);
  checkSqlite(file);
  return sqliteSource(file);
}
