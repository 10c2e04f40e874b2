import { databaseFile } from '../storage/connection';
import { postgresSource } from './postgresSource';
import type { Source } from './source';
import { sqliteSource } from './sqliteSource';

/** The database that the environment points at, as it is now. @throws {Failure} when there is none yet */
export const takeSnapshot = (databaseUrl: string | undefined, dataDir: string): Promise<Source> =>
  databaseUrl === undefined ? sqliteSource(databaseFile(dataDir)) : postgresSource(databaseUrl);
