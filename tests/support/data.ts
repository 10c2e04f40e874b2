/** What a server works on: its data folder, and its database when that is not within. */
import { randomBytes } from 'node:crypto';
import { constants, cpSync, lstatSync } from 'node:fs';
import { newFolder, removeFolder } from './folder.js';
import { createDatabase, dropDatabase } from './postgres.js';

export interface Data {
  /** `DATA_DIR`. */
  readonly folder: string;
  /** `DATABASE_URL`; absent: SQLite in the folder. */
  readonly databaseUrl?: string;
}

/** Empty data: the next server that starts on it makes its tables. @param postgres the address of a PostgreSQL server */
export async function emptyData(postgres: string | undefined): Promise<Data> {
  const folder = newFolder('data');
  return postgres === undefined ? { folder } : { folder, databaseUrl: await createDatabase(postgres, newName()) };
}

/** A copy of data that no server is working on. */
export async function copyOf(data: Data): Promise<Data> {
  const folder = newFolder('data');
  // A server that was killed leaves its socket.
  const filter = (path: string) => !lstatSync(path).isSocket();
  cpSync(data.folder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
  if (data.databaseUrl === undefined) return { folder };
  const template = new URL(data.databaseUrl).pathname.slice(1);
  return { folder, databaseUrl: await createDatabase(data.databaseUrl, newName(), template) };
}

/** Removes data for good. */
export async function removeData({ folder, databaseUrl }: Data): Promise<void> {
  if (databaseUrl !== undefined) await dropDatabase(databaseUrl);
  removeFolder(folder);
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;
