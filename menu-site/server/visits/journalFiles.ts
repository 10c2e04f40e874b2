/**
 * The files of a journal of visits: one JSON value per line, one file per batch. A file is named by the sequences that
 * it covers, `{first}-{last}`: one, or those of the files that were summed up to it.
 */
import { isJournalEntry, SUM_PERIOD_MS, timesOf, type JournalEntry } from '@qaima/schemas/interest/visitBatch';
import { DAY_MS } from '@qaima/schemas/time/durations';
import { parseJson } from '@qaima/schemas/core/json';
import { readFile, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface JournalFile {
  readonly first: number;
  readonly last: number;
  bytes: number;
}

const FILE_NAME = /^(\d{1,10})-(\d{1,10})$/;

export const nameOf = ({ first, last }: Pick<JournalFile, 'first' | 'last'>): string => `${first}-${last}`;

export const isSummed = ({ first, last }: JournalFile): boolean => last > first;

export const lineOf = (entry: JournalEntry): string => `${JSON.stringify(entry)}\n`;

/**
 * The files in a journal's folder, oldest first. Deletes those that another file replaces, because a process may have
 * ended while it summed up files.
 */
export async function listFiles(folder: string): Promise<JournalFile[]> {
  const found: JournalFile[] = [];
  for (const name of await readdir(folder)) {
    const [, first, last] = FILE_NAME.exec(name) ?? [];
    const path = join(folder, name);
    if (first === undefined || last === undefined) await unlink(path);
    else found.push({ first: Number(first), last: Number(last), bytes: (await stat(path)).size });
  }
  // A file that covers others comes before them.
  found.sort((a, b) => a.first - b.first || b.last - a.last);
  const files: JournalFile[] = [];
  for (const file of found) {
    if (file.last > (files.at(-1)?.last ?? 0)) files.push(file);
    else await unlink(join(folder, nameOf(file)));
  }
  return files;
}

/** An incomplete or damaged line is skipped. Its request was not answered, or the disk is damaged. */
function entryIn(line: string): JournalEntry[] {
  try {
    const value = parseJson<unknown>(line);
    return isJournalEntry(value) ? [value] : [];
  } catch {
    return [];
  }
}

/** Ignores that a file is missing: the cache may be deleted, and another process may have taken over a folder. */
export function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** The entries of a file; none if it is missing. */
export async function readEntries(folder: string, file: JournalFile): Promise<JournalEntry[]> {
  const text = await readFile(join(folder, nameOf(file)), 'utf8').catch(unlessMissing);
  return (text ?? '').split('\n').flatMap(entryIn);
}

/**
 * Divides entries into batches of at most `size` visits and interests. Divides sums too, so that there are at most as
 * many batches as sequences, of which each file has at least one for `size` of them.
 */
export function batchesOf(entries: readonly JournalEntry[], size: number): JournalEntry[][] {
  const batches: JournalEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    for (let left = timesOf(entry); left > 0;) {
      if (room === 0) {
        batches.push([]);
        room = size;
      }
      const times = Math.min(left, room);
      batches.at(-1)?.push('times' in entry ? { ...entry, times } : entry);
      left -= times;
      room -= times;
    }
  }
  return batches;
}

/**
 * Replaces files by one with the sums per menu or item and quarter of an hour. A browser counts once per day in UTC,
 * because only the CMS knows the menu's time zone. The sum replaces the files at once: if the process ends before they
 * are deleted, {@link listFiles} deletes them.
 */
export async function sumUp(folder: string, files: readonly JournalFile[]): Promise<JournalFile> {
  const seen = new Set<string>();
  const sums = new Map<string, number>();
  for (const file of files) {
    for (const entry of await readEntries(folder, file)) {
      const { kind, id, at } = entry;
      if ('browser' in entry) {
        const once = `${kind} ${id} ${entry.browser} ${Math.floor(at / DAY_MS)}`;
        if (seen.has(once)) continue;
        seen.add(once);
      }
      const key = `${kind} ${id} ${at - (at % SUM_PERIOD_MS)}`;
      sums.set(key, (sums.get(key) ?? 0) + timesOf(entry));
    }
  }
  const content = [...sums]
    .map(([key, times]) => {
      const [kind, id = '', at] = key.split(' ');
      return lineOf({ kind: kind === 'visit' ? 'visit' : 'interest', id, at: Number(at), times });
    })
    .join('');
  const [{ first } = { first: 0 }, { last } = { last: 0 }] = [files[0], files.at(-1)];
  const sum = { first, last, bytes: Buffer.byteLength(content) };
  const temporary = join(folder, 'sum.tmp');
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, join(folder, nameOf(sum)));
  for (const file of files) if (nameOf(file) !== nameOf(sum)) await unlink(join(folder, nameOf(file)));
  return sum;
}
