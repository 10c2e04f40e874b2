/**
 * The journal of reported visits and interests. A report is appended to a file before its request is answered: so a
 * process that is killed loses none, because what it has written belongs to the operating system. About once a second
 * the file is completed and sent to the CMS as a batch, and deleted once the CMS has counted it.
 *
 * Each process has a folder of its own, and marks it as in use every second. Another process takes over a folder that
 * was not marked for ten seconds, by renaming it. (docs/decisions/037-visits-in-batches.md)
 */
import { MAX_BATCH_VISITS, type VisitBatch, type VisitReport } from '@qaima/schemas/interest/visitBatch';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { readdir, rename, rmdir, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError, type Log } from '../config/log.js';
import { randomId } from './randomId.js';
import {
  batchesOf,
  isSummed,
  lineOf,
  listFiles,
  nameOf,
  readEntries,
  sumUp,
  unlessMissing,
  type JournalFile,
} from './journalFiles.js';

/** How often reports are sent. */
const SEND_INTERVAL_MS = 1_000;

/** The longest pause after a batch that was not counted. */
const MAX_PAUSE_MS = 8_000;

/** How long the end of the process waits for the CMS. */
const CLOSE_TIMEOUT_MS = 2_000;

/** How often to look for folders of processes that have ended. */
const TAKE_OVER_INTERVAL_MS = 5_000;

/** A folder that was not marked for this long belongs to no process. */
const ABANDONED_AFTER_MS = 10_000;

/** A process that could not mark its folder for this long no longer appends to it. */
const LATE_AFTER_MS = 5_000;

/** Above this size, single reports that could not be sent are summed up. */
const MAX_SINGLE_BYTES = 4 * 1024 * 1024;

/** Above this size, including sums, no report is taken. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The id of a journal, and the process that it belongs to. */
const FOLDER_NAME = /^([a-z0-9]{24})\.[a-z0-9]{8}$/;

/** In place of a process: the last one has ended in good order. */
export const RELEASED = 'released';

interface Journal {
  /** Its id for the CMS, which it keeps if another process takes it over. */
  readonly id: string;
  readonly folder: string;
  /** The completed files, oldest first. Only the first one may have been sent already. */
  readonly files: JournalFile[];
  /** When the folder was last marked as in use, by `performance.now()`. */
  markedAt: number;
}

interface OpenFile {
  readonly journal: Journal;
  readonly handle: number;
  readonly file: JournalFile;
  entries: number;
}

export interface VisitJournal {
  /** Stores a report. @returns whether it is stored; false if the journal is full or can't be written */
  readonly append: (report: VisitReport) => boolean;
  /** The size of what is not counted yet. */
  readonly bytes: () => number;
  /** Sends what is left, within a limited time. What can't be sent is left to another process. */
  readonly close: () => Promise<void>;
}

export interface VisitJournalOptions {
  /** The folder with the journals of all processes. */
  readonly folder: string;
  /** Sends a batch. @returns whether the CMS has counted it */
  readonly send: (batch: VisitBatch) => Promise<boolean>;
  /** A number that increases each time the CMS comes back. */
  readonly generation: () => number;
  readonly log: Log;
  readonly maxSingleBytes?: number;
  readonly maxBytes?: number;
}

const sizeOf = (files: readonly JournalFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

export function visitJournal({
  folder: root,
  send,
  generation,
  log,
  maxSingleBytes = MAX_SINGLE_BYTES,
  maxBytes = MAX_BYTES,
}: VisitJournalOptions): VisitJournal {
  const owner = randomBytes(4).toString('hex');
  let journals: readonly Journal[] = [];
  /** Where this process appends. */
  let own: Journal | undefined;
  let open: OpenFile | undefined;
  let sequence = 0;
  let isFailing = false;
  let takeOverAt = 0;
  /** The marks of other processes' folders, by name, and since when they have not changed (`performance.now()`). */
  const marks = new Map<string, { readonly mtimeMs: number; readonly since: number }>();
  /** After a failure: until when, and while which generation of the CMS runs, nothing is sent. */
  let pause = { ms: 0, until: 0, generation: -1 };
  let sending: Promise<void> | undefined;

  /** Logs the first failure. */
  function note(error: unknown): void {
    if (!isFailing)
      log.warn('The journal of visits can not be used; the CMS counts them itself.', describeError(error));
    isFailing = true;
  }

  const bytes = () =>
    journals.reduce((sum, { files }) => sum + sizeOf(files), 0) + (open === undefined ? 0 : open.file.bytes);

  function complete(): void {
    if (open === undefined) return;
    const { journal, file, handle } = open;
    open = undefined;
    journal.files.push(file);
    closeSync(handle);
  }

  /** Stops appending to the own folder. Its files are still sent. */
  function leaveOwn(): void {
    own = undefined;
    try {
      complete();
    } catch (error) {
      note(error);
    }
  }

  function openFile(): OpenFile {
    if (own === undefined) {
      const id = randomId();
      const folder = join(root, `${id}.${owner}`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      own = { id, folder, files: [], markedAt: performance.now() };
      journals = [...journals, own];
      sequence = 0;
    }
    sequence += 1;
    const file = { first: sequence, last: sequence, bytes: 0 };
    return { journal: own, handle: openSync(join(own.folder, nameOf(file)), 'ax', 0o600), file, entries: 0 };
  }

  /** Whether this process was blocked for so long that another one may have taken over its folder. */
  const isLate = () => own !== undefined && performance.now() - own.markedAt > LATE_AFTER_MS;

  function append(report: VisitReport): boolean {
    const line = Buffer.from(lineOf(report));
    if (bytes() + line.length > maxBytes) return false;
    if (isLate()) leaveOwn();
    try {
      open ??= openFile();
      open.file.bytes += line.length;
      if (writeSync(open.handle, line) < line.length) throw new Error('The disk is full.');
    } catch (error) {
      note(error);
      leaveOwn();
      return false;
    }
    isFailing = false;
    // The process was blocked while it wrote. If the report is stored twice, it counts once like every repeated one.
    if (isLate()) return append(report);
    open.entries += 1;
    if (open.entries >= MAX_BATCH_VISITS) {
      complete();
      flush();
    }
    return true;
  }

  async function markFolders(): Promise<void> {
    for (const journal of journals) {
      const now = new Date();
      const at = performance.now();
      try {
        await utimes(journal.folder, now, now);
        journal.markedAt = at;
      } catch (error) {
        unlessMissing(error);
        if (journal === own) leaveOwn();
        journals = journals.filter((other) => other !== journal);
      }
    }
  }

  /**
   * Whether the process of a folder has ended: its mark has not changed while this process watched it, or it was
   * released. Marks are not compared with the clock, which may be set while processes run, or differ on another machine.
   */
  async function isAbandoned(name: string): Promise<boolean> {
    if (name.endsWith(RELEASED)) return true;
    const { mtimeMs } = await stat(join(root, name));
    const now = performance.now();
    const known = marks.get(name);
    if (known?.mtimeMs !== mtimeMs) marks.set(name, { mtimeMs, since: now });
    return known?.mtimeMs === mtimeMs && now - known.since >= ABANDONED_AFTER_MS;
  }

  /** Takes over the folders of processes that have ended. If several processes try, the first to rename it has it. */
  async function takeOver(): Promise<void> {
    const names = await readdir(root);
    for (const name of marks.keys()) if (!names.includes(name)) marks.delete(name);
    for (const name of names) {
      const [, id] = FOLDER_NAME.exec(name) ?? [];
      if (id === undefined || name.endsWith(owner)) continue;
      const [left, folder] = [join(root, name), join(root, `${id}.${owner}`)];
      try {
        if (!(await isAbandoned(name))) continue;
        const now = new Date();
        await utimes(left, now, now);
        await rename(left, folder);
        const journal = { id, folder, files: await listFiles(folder), markedAt: performance.now() };
        journals = [journal, ...journals];
      } catch (error) {
        unlessMissing(error);
      }
    }
  }

  /** @returns whether the CMS has counted all batches of the file */
  async function sendFile({ id, folder }: Journal, file: JournalFile): Promise<boolean> {
    const batches = batchesOf(await readEntries(folder, file), MAX_BATCH_VISITS);
    for (const [index, entries] of batches.entries())
      if (!(await send({ journal: id, sequence: file.first + index, entries }))) return false;
    await unlink(join(folder, nameOf(file))).catch(unlessMissing);
    return true;
  }

  /** @returns whether everything that was completed is counted */
  async function sendFiles(): Promise<boolean> {
    for (const journal of journals) {
      for (let [file] = journal.files; file !== undefined; [file] = journal.files) {
        if (!(await sendFile(journal, file))) return false;
        journal.files.shift();
      }
      if (journal === own) continue;
      await rmdir(journal.folder).catch(unlessMissing);
      journals = journals.filter((other) => other !== journal);
    }
    return true;
  }

  /** Sums up all files but the first, which may have been counted already. */
  async function sumUpOldest(): Promise<void> {
    for (const { folder, files } of journals) {
      const waiting = files.slice(1);
      if (sizeOf(waiting.filter((file) => !isSummed(file))) <= maxSingleBytes) continue;
      files.splice(1, waiting.length, await sumUp(folder, waiting));
    }
  }

  async function work(): Promise<void> {
    if (performance.now() >= pause.until || generation() !== pause.generation) {
      if (journals.every(({ files }) => files.length === 0)) complete();
      if (await sendFiles()) pause = { ms: 0, until: 0, generation: -1 };
      else {
        const ms = Math.min(Math.max(pause.ms * 2, SEND_INTERVAL_MS), MAX_PAUSE_MS);
        pause = { ms, until: performance.now() + ms, generation: generation() };
      }
    }
    await sumUpOldest();
  }

  function flush(): void {
    sending ??= work()
      .catch(note)
      .finally(() => (sending = undefined));
  }

  async function tick(): Promise<void> {
    await markFolders();
    if (performance.now() >= takeOverAt) {
      takeOverAt = performance.now() + TAKE_OVER_INTERVAL_MS;
      await takeOver().catch(unlessMissing);
    }
    flush();
  }
  const timer = setInterval(() => void tick().catch(note), SEND_INTERVAL_MS);
  timer.unref();

  return {
    append,
    bytes,
    async close() {
      clearInterval(timer);
      const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      const last = async () => {
        await sending;
        pause = { ms: 0, until: 0, generation: -1 };
        leaveOwn();
        flush();
        await sending;
      };
      await Promise.race([last(), timeout]);
      for (const { id, folder } of journals) await rename(folder, join(root, `${id}.${RELEASED}`)).catch(unlessMissing);
    },
  };
}
