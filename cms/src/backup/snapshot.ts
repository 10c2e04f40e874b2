import { databaseFile } from '../database/connection';
import { checkSqlite } from '../database/integrityCheck';
import { postgresSource } from './postgresSource';
import type { Source } from './source';
import { sqliteSource } from './sqliteSource';

/**
 * A snapshot of the configured database.
 * @throws {CliError} if there is none or it is damaged: its backup would seem valid
 */
export async function takeSnapshot(databaseUrl: string | undefined, dataDir: string): Promise<Source> {
  if (databaseUrl !== undefined) return postgresSource(databaseUrl);
  const file = databaseFile(dataDir);
  checkSqlite(file);
  return sqliteSource(file);
}
