/** Builds the restored content inside the data folder and swaps it with the current content by renaming files. */
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCK_FILE } from '../database/folderLock';
import { CACHE } from './folder';

export interface Folders {
  readonly dataDir: string;
  /** The folder where the new content is built. */
  readonly staging: string;
  /** The folder for the replaced content. */
  readonly replaced: string;
}

const STAGING = '.restoring';
export const REPLACED = '.replaced';

/** Files that only the previous server could use: cache, socket, supervisor state. They are deleted. */
const LEFTOVERS = [CACHE, 'cms.sock', '.supervisor.json'];

/** Files that don't count as content of a data folder. */
const IGNORED = new Set([STAGING, REPLACED, 'lost+found', ...LEFTOVERS]);

export const foldersIn = (dataDir: string): Folders => ({
  dataDir,
  staging: join(dataDir, STAGING),
  replaced: join(dataDir, REPLACED),
});

/** The files of a data folder, without ignored ones. */
export const contentsOf = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => !IGNORED.has(name) && !name.startsWith(LOCK_FILE)) : [];

/** Creates an empty staging folder. */
export async function makeStagingFolder({ staging: aside }: Folders): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

async function removeEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

/**
 * Swaps the files, and then the database. Swapping the database is the commit: if it fails, all files are moved back.
 */
export async function swapFolders(
  { dataDir, staging: aside, replaced }: Folders,
  commit: () => Promise<void>,
): Promise<void> {
  for (const name of LEFTOVERS) await rm(join(dataDir, name), { recursive: true, force: true });
  await rm(replaced, { recursive: true, force: true });
  await mkdir(replaced, { mode: 0o700 });
  const moved: (readonly [from: string, to: string])[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    moved.push([from, to]);
  };
  // The database file is left out, because `commit` swaps it.
  const files = async (folder: string) => (await contentsOf(folder)).filter((name) => name !== 'data.db');
  try {
    for (const name of await files(dataDir)) await move(join(dataDir, name), join(replaced, name));
    for (const name of await files(aside)) await move(join(aside, name), join(dataDir, name));
    await commit();
  } catch (error) {
    for (const [from, to] of moved.reverse()) await rename(to, from);
    await removeEmpty(replaced);
    throw error;
  }
  await sync(dataDir);
  await removeEmpty(replaced);
}
