/** A server's data: its data folder, and its database if that is elsewhere. */
import { randomBytes } from 'node:crypto';
import { constants, cpSync, lstatSync } from 'node:fs';
import { newFolder, removeFolder } from './runFolder.js';
import { createDatabase, dropDatabase } from './postgres.js';

export interface Data {
  /** `DATA_DIR`. */
  readonly folder: string;
  /** `DATABASE_URL`; absent: SQLite in the folder. */
  readonly databaseUrl?: string;
}

/** Empty data; the first server that starts on it creates the tables. @param postgres the URL of a PostgreSQL server */
export async function emptyData(postgres: string | undefined): Promise<Data> {
  const folder = newFolder('data');
  return postgres === undefined ? { folder } : { folder, databaseUrl: await createDatabase(postgres, newName()) };
}

/** A copy of data that no server is using. */
export async function copyOf(data: Data): Promise<Data> {
  const folder = newFolder('data');
  // A killed server leaves its socket behind.
  const filter = (path: string) => !lstatSync(path).isSocket();
  cpSync(data.folder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
  if (data.databaseUrl === undefined) return { folder };
  const template = new URL(data.databaseUrl).pathname.slice(1);
  return { folder, databaseUrl: await createDatabase(data.databaseUrl, newName(), template) };
}

/** Deletes data. */
export async function removeData({ folder, databaseUrl }: Data): Promise<void> {
  if (databaseUrl !== undefined) await dropDatabase(databaseUrl);
  removeFolder(folder);
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;
