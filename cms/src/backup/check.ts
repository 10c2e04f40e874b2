/** Whether a file is a backup, whole and as it was written: known before anything is done with it. */
import { CliError } from '../errors/cliError';
import { readJson, assertFile, readEntries } from './archive/read';
import { verifyChecksum, hasChecksum } from './archive/checksum';
import { version } from '../config/version';
import { FORMAT_VERSION, HEADER_ENTRY, headerSchema, parseEntry, type BackupHeader, type Manifest } from './format';
import { readBackup } from './readBackup';

/** What a head has room for, in bytes. */
const HEAD_MOST = 4096;

/** Ends the reading after the first entry. */
const ENOUGH = new Error('enough');

async function firstEntry(path: string): Promise<unknown> {
  let head: unknown;
  try {
    await readEntries(path, async (entry) => {
      if (entry.name === HEADER_ENTRY) head = await readJson(entry, HEAD_MOST);
      throw ENOUGH;
    });
  } catch {
    // Whatever it is: it is no backup.
  }
  return head;
}

/** Whether a version is later than another, by its three numbers. */
function isLater(one: string, other: string): boolean {
  const numbers = (text: string) => text.split(/[.-]/, 3).map(Number);
  const [mine, theirs] = [numbers(one), numbers(other)];
  const differs = mine.findIndex((number, at) => number !== theirs[at]);
  return differs >= 0 && (mine[differs] ?? 0) > (theirs[differs] ?? 0);
}

async function headOf(path: string): Promise<BackupHeader> {
  const found = await firstEntry(path);
  if (found === undefined) throw new CliError(`${path} is not a backup of Qaima’s.`);
  const head = parseEntry<BackupHeader>(headerSchema, HEADER_ENTRY, found);
  if (head.version <= FORMAT_VERSION && !isLater(head.qaima, version)) return head;
  throw new CliError(`${path} was made by a newer Qaima (${head.qaima}; this is ${version}). Update this one first.`);
}

const IGNORE = { schema: async () => undefined, rows: async () => undefined };

async function passOver(_name: string, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of content);
}

/**
 * Reads all of a backup, and changes nothing.
 * @throws {CliError} for another kind of file, a newer one, one that was cut short, and a damaged one
 */
export async function checkBackup(path: string): Promise<{ readonly head: BackupHeader; readonly manifest: Manifest }> {
  await assertFile(path);
  const head = await headOf(path);
  if (!(await hasChecksum(path))) throw new CliError(`${path} is not whole: it was cut short.`);
  await verifyChecksum(path);
  return { head, manifest: await readBackup(path, { ...IGNORE, file: passOver }) };
}
