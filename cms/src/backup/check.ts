/** Verifies that a file is a complete, unmodified backup. */
import { CliError } from '../errors/cliError';
import { readJson, assertFile, readEntries } from './archive/read';
import { verifyChecksum, hasChecksum } from './archive/checksum';
import { version } from '../config/version';
import { FORMAT_VERSION, HEADER_ENTRY, headerSchema, parseEntry, type BackupHeader, type Manifest } from './format';
import { readBackup } from './readBackup';

/** The maximum size of the header, in bytes. */
const MAX_HEADER_BYTES = 4096;

/** Thrown after the first entry to stop reading. */
const STOP_READING = new Error('enough');

async function firstEntry(path: string): Promise<unknown> {
  let head: unknown;
  try {
    await readEntries(path, async (entry) => {
      if (entry.name === HEADER_ENTRY) head = await readJson(entry, MAX_HEADER_BYTES);
      throw STOP_READING;
    });
  } catch {
    // The file is not an archive.
  }
  return head;
}

/** Whether version `one` is later than `other`. */
function isLater(one: string, other: string): boolean {
  const numbers = (text: string) => text.split(/[.-]/, 3).map(Number);
  const [mine, theirs] = [numbers(one), numbers(other)];
  const differs = mine.findIndex((number, at) => number !== theirs[at]);
  return differs >= 0 && (mine[differs] ?? 0) > (theirs[differs] ?? 0);
}

async function headOf(path: string): Promise<BackupHeader> {
  const found = await firstEntry(path);
  if (found === undefined) throw new CliError(`${path} is not a backup of Qaima’s.`);
  const head = parseEntry(headerSchema, HEADER_ENTRY, found);
  if (head.version <= FORMAT_VERSION && !isLater(head.qaima, version)) return head;
  throw new CliError(`${path} was made by a newer Qaima (${head.qaima}; this is ${version}). Update this one first.`);
}

const IGNORE = { schema: async () => undefined, rows: async () => undefined };

async function passOver(_name: string, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of content);
}

/**
 * Reads and verifies a whole backup without side effects.
 * @throws {CliError} for another file type, a newer format, a truncated or damaged file
 */
export async function checkBackup(path: string): Promise<{ readonly head: BackupHeader; readonly manifest: Manifest }> {
  await assertFile(path);
  const head = await headOf(path);
  if (!(await hasChecksum(path))) throw new CliError(`${path} is not whole: it was cut short.`);
  await verifyChecksum(path);
  return { head, manifest: await readBackup(path, { ...IGNORE, file: passOver }) };
}
