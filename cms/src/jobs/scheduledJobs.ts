/**
 * Work that is due every so often, once over all processes on a database. Each of them looks by its own clock; whoever
 * moves the chore's mark on does it, so that one that dies is replaced by the next to look.
 */
import { logError } from '../config/log';
import { ensureMark, moveMark, setMark } from '../database/appState';

export interface Chore {
  readonly name: string;
  /** How often it is due, in ms. */
  readonly every: number;
  /**
   * Safe to be done again: what one process began may be ended by another.
   * @param signal is aborted when the server ends; long work looks at it between two steps
   */
  readonly work: (now: number, signal: AbortSignal) => Promise<void>;
}

/** Ends a chore. What it returns resolves when the step under way is done. */
export type StopChore = () => Promise<void>;

/** Looks in the time after which it is due: who looks a moment too early is late by no more than a part of it. */
const LOOKS = 6;

async function perform({ work }: Chore, now: number, signal: AbortSignal): Promise<void> {
  try {
    await work(now, signal);
  } catch (error) {
    // It is tried again when it is next due.
    logError(error);
  }
}

async function takeTurn(chore: Chore, now: number, signal: AbortSignal): Promise<void> {
  try {
    const mine = await moveMark(chore.name, String(now - chore.every), String(now));
    if (mine) await perform(chore, now, signal);
  } catch (error) {
    logError(error);
  }
}

/** Looks from now on whether it is due. @param first what is under way already */
function keepLooking(chore: Chore, ending: AbortController, first: Promise<void>): StopChore {
  let underWay = first;
  const look = () => {
    underWay = underWay.then(() => takeTurn(chore, Date.now(), ending.signal));
  };
  const timer = setInterval(look, chore.every / LOOKS).unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return underWay;
  };
}

/** Does it now, before anything listens, and from now on whenever it is due. */
export async function startChore(chore: Chore): Promise<StopChore> {
  const ending = new AbortController();
  await perform(chore, Date.now(), ending.signal);
  await setMark(chore.name, String(Date.now()));
  return keepLooking(chore, ending, Promise.resolve());
}

/** Does it whenever it is due, now as well, beside what else the server does: it may take long. */
export async function startChoreBeside(chore: Chore): Promise<StopChore> {
  const ending = new AbortController();
  await ensureMark(chore.name, '0');
  return keepLooking(chore, ending, takeTurn(chore, Date.now(), ending.signal));
}
