import { databaseFile } from '../database/connection';
import { checkSqlite } from '../database/integrityCheck';
import { postgresSource } from './postgresSource';
import type { Source } from './source';
import { sqliteSource } from './sqliteSource';

/**
 * The database that the environment points at, as it is now.
 * @throws {Failure} when there is none yet, or it is damaged: a backup of a damaged one would pass for whole
 */
export async function takeSnapshot(databaseUrl: string | undefined, dataDir: string): Promise<Source> {
  if (databaseUrl !== undefined) return postgresSource(databaseUrl);
  const file = databaseFile(dataDir);
  checkSqlite(file);
  return sqliteSource(file);
}
