/** The data of a server: its data folder and, if it is not in that folder, its database. */
import { randomBytes } from 'node:crypto';
import { constants, cpSync, lstatSync } from 'node:fs';
import { newFolder, removeFolder } from './runFolder.js';
import { createDatabase, dropDatabase } from './postgres.js';

export interface Data {
  /** The value of `DATA_DIR`. */
  readonly folder: string;
  /** The value of `DATABASE_URL`; absent if the database is SQLite in the folder. */
  readonly databaseUrl?: string;
}

/**
 * Creates empty data. The first server that uses it creates the tables. @param postgres the URL of a PostgreSQL
 * server
 */
export async function emptyData(postgres: string | undefined): Promise<Data> {
  const folder = newFolder('data');
  return postgres === undefined ? { folder } : { folder, databaseUrl: await createDatabase(postgres, newName()) };
}

/** Copies data. No server may be using it. */
export async function copyOf(data: Data): Promise<Data> {
  const folder = newFolder('data');
  // Skips the socket that a killed server has left behind.
  const filter = (path: string) => !lstatSync(path).isSocket();
  cpSync(data.folder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
  if (data.databaseUrl === undefined) return { folder };
  const template = new URL(data.databaseUrl).pathname.slice(1);
  return { folder, databaseUrl: await createDatabase(data.databaseUrl, newName(), template) };
}

export async function removeData({ folder, databaseUrl }: Data): Promise<void> {
  if (databaseUrl !== undefined) await dropDatabase(databaseUrl);
  removeFolder(folder);
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;
