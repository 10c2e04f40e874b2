/**
 * Work that is due every so often, once over all processes on a database. Each of them looks by its own clock; whoever
 * moves the chore's mark on does it, so that one that dies is replaced by the next to look.
 */
import { logError } from '../log';
import { moveMark, setMark } from '../storage/marks';

export interface Chore {
  readonly name: string;
  /** How often it is due, in ms. */
  readonly every: number;
  /** Safe to be done again: what one process began may be ended by another. */
  readonly work: (now: number) => Promise<void>;
}

/** Looks in the time after which it is due: who looks a moment too early is late by no more than a part of it. */
const LOOKS = 6;

async function perform({ work }: Chore, now: number): Promise<void> {
  try {
    await work(now);
  } catch (error) {
    // It is tried again when it is next due.
    logError(error);
  }
}

async function takeTurn(chore: Chore, now: number): Promise<void> {
  try {
    const mine = await moveMark(chore.name, String(now - chore.every), String(now));
    if (mine) await perform(chore, now);
  } catch (error) {
    logError(error);
  }
}

/** Does it now, before anything listens, and from now on whenever it is due. @returns what ends that */
export async function startChore(chore: Chore): Promise<() => void> {
  await perform(chore, Date.now());
  await setMark(chore.name, String(Date.now()));
  const timer = setInterval(() => void takeTurn(chore, Date.now()), chore.every / LOOKS).unref();
  return () => clearInterval(timer);
}
