/** The journal of visits: nothing that was stored is lost, and nothing is sent as two different batches. */
import type { VisitBatch, VisitReport } from '@qaima/schemas/interest/visitBatch';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntil } from '../testing/fakeCms.js';
import { RELEASED, visitJournal, type VisitJournal } from './journal.js';
import { lineOf } from './journalFiles.js';

const AT = Date.UTC(2026, 0, 31, 12, 7);
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const idOf = (letter: string, number: number) => String(number).padStart(24, letter);
const visit = (browser: number, more: Partial<VisitReport> = {}): VisitReport => ({
  kind: 'visit',
  id: idOf('m', 1),
  at: AT,
  browser: idOf('b', browser),
  ...more,
});

/** A CMS that counts as the real one does: batches of a journal by ascending sequence, each once. */
class Counter {
  isUp = true;
  /** Whether it breaks off after it has counted. */
  losesAnswers = false;
  readonly asked: VisitBatch[] = [];
  readonly #reached = new Map<string, number>();
  readonly entries: VisitBatch['entries'][number][] = [];

  readonly send = async (batch: VisitBatch): Promise<boolean> => {
    await Promise.resolve();
    this.asked.push(batch);
    if (!this.isUp) return false;
    if (batch.sequence > (this.#reached.get(batch.journal) ?? 0)) {
      this.#reached.set(batch.journal, batch.sequence);
      this.entries.push(...batch.entries);
    }
    return !this.losesAnswers;
  };

  get total(): number {
    return this.entries.reduce((sum, entry) => sum + ('times' in entry ? entry.times : 1), 0);
  }
}

let folder: string;
let counter: Counter;
let generation: number;
const journals: VisitJournal[] = [];

function openJournal(bounds: { readonly maxSingleBytes?: number; readonly maxBytes?: number } = {}): VisitJournal {
  const journal = visitJournal({ folder, send: counter.send, generation: () => generation, log, ...bounds });
  journals.push(journal);
  return journal;
}

const filesIn = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
const foldersIn = () => readdirSync(folder).map((name) => join(folder, name));

/** Moves the folder away from a journal, as if its process had been killed, to where others take it over at once. */
function kill(journal: VisitJournal): void {
  for (const path of foldersIn()) {
    renameSync(path, path.replace(/.{8}$/, RELEASED));
  }
  journals.splice(journals.indexOf(journal), 1);
  void journal.close();
}

beforeEach(() => {
  vi.clearAllMocks();
  folder = join(mkdtempSync(join(tmpdir(), 'visits-')), 'visits');
  counter = new Counter();
  generation = 0;
});
afterEach(async () => {
  await Promise.all(journals.splice(0).map((journal) => journal.close()));
  rmSync(join(folder, '..'), { recursive: true });
});

it('sends reports as one batch within a second, and deletes them', async () => {
  const journal = openJournal();
  for (let browser = 0; browser < 3; browser += 1) expect(journal.append(visit(browser))).toBe(true);
  await waitUntil(() => journal.bytes() === 0, 'a confirmed batch');
  expect(filesIn()).toEqual([]);
  expect(counter.asked).toEqual([
    {
      journal: expect.stringMatching(/^[a-z0-9]{24}$/) as string,
      sequence: 1,
      entries: [0, 1, 2].map((one) => visit(one)),
    },
  ]);
});

it('sends 500 reports at once', async () => {
  const journal = openJournal();
  for (let browser = 0; browser < 1001; browser += 1) journal.append(visit(browser));
  await waitUntil(() => counter.asked.length >= 2, 'two batches');
  expect(counter.asked.slice(0, 2).map(({ sequence, entries }) => [sequence, entries.length])).toEqual([
    [1, 500],
    [2, 500],
  ]);
});

it('stores a report before it says so', () => {
  const journal = openJournal();
  journal.append(visit(1));
  expect(journal.bytes()).toBe(lineOf(visit(1)).length);
  expect(filesIn()).toHaveLength(1);
  kill(journal);
});

it('repeats a batch unchanged until the CMS has counted it', async () => {
  counter.losesAnswers = true;
  const journal = openJournal();
  journal.append(visit(1));
  await waitUntil(() => counter.asked.length === 1, 'a batch');
  journal.append(visit(2));
  generation += 1;
  await waitUntil(() => counter.asked.length === 2, 'a repetition');
  expect(counter.asked[1]).toEqual(counter.asked[0]);
  counter.losesAnswers = false;
  generation += 1;
  await waitUntil(() => filesIn().length === 0, 'both batches');
  expect(counter.entries).toEqual([visit(1), visit(2)]);
});

it('takes over what a killed process has left, with its last line torn', async () => {
  counter.isUp = false;
  const killed = openJournal();
  for (let browser = 0; browser < 700; browser += 1) killed.append(visit(browser));
  await waitUntil(() => counter.asked.length > 0, 'a first attempt');
  kill(killed);
  const [open = ''] = filesIn().filter((path) => path.endsWith('2-2'));
  writeFileSync(open, '{"kind":"visit","id":"mmm', { flag: 'a' });
  counter.isUp = true;
  openJournal();
  openJournal();
  await waitUntil(() => readdirSync(folder).length === 0, 'the end of the left folder');
  expect(counter.total).toBe(700);
});

it('does not take over the folder of a running process', async () => {
  counter.isUp = false;
  const [one, other] = [openJournal(), openJournal()];
  one.append(visit(1));
  other.append(visit(2));
  const before = foldersIn();
  await waitUntil(() => new Set(counter.asked.map(({ journal }) => journal)).size === 2, 'an attempt of both');
  expect(foldersIn()).toEqual(before);
});

it('does not take over the folder of a process whose clock differs', async () => {
  counter.isUp = false;
  const running = openJournal();
  running.append(visit(1));
  const [own = ''] = foldersIn();
  const folder = own.replace(/.{8}$/, '1'.repeat(8));
  const ended = openJournal();
  ended.append(visit(2));
  renameSync(own, folder);
  kill(ended);
  const hourAgo = new Date(Date.now() - 3_600_000);
  renameSync(folder.replace(/.{8}$/, RELEASED), folder);
  utimesSync(folder, hourAgo, hourAgo);
  journals.splice(journals.indexOf(running), 1);
  void running.close();
  counter.isUp = true;
  openJournal();
  await waitUntil(() => foldersIn().length === 1, 'the end of the released folder');
  expect(foldersIn()).toEqual([folder]);
  expect(counter.total).toBe(1);
});

it('no longer appends to a folder that it could not mark for long', async () => {
  counter.isUp = false;
  const journal = openJournal();
  journal.append(visit(1));
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 6_000);
  journal.append(visit(2));
  expect(foldersIn()).toHaveLength(2);
  clock.mockRestore();
  counter.isUp = true;
  await waitUntil(() => filesIn().length === 0, 'both folders');
  expect(counter.total).toBe(2);
});

it('leaves what it can not send to the next process when it ends', async () => {
  counter.isUp = false;
  const ending = openJournal();
  ending.append(visit(1));
  await ending.close();
  counter.isUp = true;
  openJournal();
  await waitUntil(() => readdirSync(folder).length === 0, 'the left report');
  expect(counter.entries).toEqual([visit(1)]);
});

it('sends everything when it ends', async () => {
  const ending = openJournal();
  ending.append(visit(1));
  await ending.close();
  expect(counter.entries).toEqual([visit(1)]);
  expect(filesIn()).toEqual([]);
});

it('sums up the oldest past its size, by menu and quarter of an hour', async () => {
  counter.losesAnswers = true;
  const journal = openJournal({ maxSingleBytes: 60_000 });
  // The first batch was counted, but its confirmation was lost.
  journal.append(visit(9999));
  await waitUntil(() => counter.asked.length === 1, 'a first batch');
  counter.isUp = false;
  for (let browser = 0; browser < 2000; browser += 1) {
    journal.append(visit(browser, { at: AT + browser }));
    // A browser counts once a day.
    journal.append(visit(browser, { at: AT + 1 }));
  }
  journal.append(visit(1, { at: AT + 600_000 + 24 * 3_600_000 }));
  await waitUntil(() => journal.bytes() < 60_000, 'a sum');
  counter.isUp = true;
  counter.losesAnswers = false;
  generation += 1;
  await waitUntil(() => filesIn().length === 0, 'all batches');
  expect(counter.total).toBe(2002);
  const quarter = Date.UTC(2026, 0, 31, 12);
  expect(counter.entries.slice(0, 3)).toEqual([
    visit(9999),
    { kind: 'visit', id: idOf('m', 1), at: quarter, times: 500 },
    { kind: 'visit', id: idOf('m', 1), at: quarter, times: 500 },
  ]);
  expect(
    Math.max(
      ...counter.asked.map(({ entries }) => entries.reduce((sum, one) => sum + ('times' in one ? one.times : 1), 0)),
    ),
  ).toBe(500);
});

it('counts a sum once if the process ends before its sources are deleted', async () => {
  const left = join(folder, `${idOf('j', 1)}.${RELEASED}`);
  mkdirSync(left, { recursive: true });
  for (const name of ['1-1', '2-2', '3-3', '4-4']) writeFileSync(join(left, name), lineOf(visit(Number(name[0]))));
  writeFileSync(join(left, '2-3'), lineOf({ kind: 'visit', id: idOf('m', 1), at: AT, times: 2 }));
  writeFileSync(join(left, 'sum.tmp'), 'half');
  openJournal();
  await waitUntil(() => readdirSync(folder).length === 0, 'the left folder');
  expect(counter.asked.map(({ sequence, entries }) => [sequence, entries.length])).toEqual([
    [1, 1],
    [2, 1],
    [4, 1],
  ]);
  expect(counter.total).toBe(4);
});

it('takes no report past its largest size, so none of those it took is lost', async () => {
  counter.isUp = false;
  const line = lineOf(visit(1)).length;
  const journal = openJournal({ maxBytes: 3 * line });
  expect([1, 2, 3, 4].map((browser) => journal.append(visit(browser)))).toEqual([true, true, true, false]);
  counter.isUp = true;
  await waitUntil(() => journal.bytes() === 0, 'the batch');
  expect(journal.append(visit(5))).toBe(true);
});

it.skipIf(process.getuid?.() === 0)('takes no report that it can not write, and one when it can again', () => {
  mkdirSync(folder, { mode: 0o500 });
  const journal = openJournal();
  expect([journal.append(visit(1)), journal.append(visit(2))]).toEqual([false, false]);
  expect(log.warn).toHaveBeenCalledOnce();
  chmodSync(folder, 0o700);
  expect(journal.append(visit(3))).toBe(true);
});

it('goes on in a new folder if its own was taken over', async () => {
  counter.isUp = false;
  const journal = openJournal();
  journal.append(visit(1));
  const [own = ''] = foldersIn();
  const taken = own.replace(/.{8}$/, '0'.repeat(8));
  renameSync(own, taken);
  await waitUntil(() => journal.bytes() === 0, 'its notice');
  journal.append(visit(2));
  renameSync(taken, taken.replace(/.{8}$/, RELEASED));
  counter.isUp = true;
  generation += 1;
  openJournal();
  await waitUntil(() => filesIn().length === 0, 'both folders');
  expect(counter.total).toBe(2);
  expect(new Set(counter.asked.map(({ journal: id }) => id)).size).toBe(2);
});
