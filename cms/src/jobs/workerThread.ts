/** Has papers and spreadsheets made in a thread of their own, which is started when the first is asked for. */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Order } from '@qaima/schemas';
import type { SheetOptions } from '../api/qr/sheet';
import type { Venue } from '../api/qr/venue';
import { logError } from '../config/log';
import type { ToMain, ToThread, Work } from './threadMessages';

/** How long the thread is kept when nothing is asked of it, in ms: its libraries take some 60 MB. */
const IDLE_MS = 60_000;

/** The memory that it may take, in MB. One that needs more ends, and whoever waited for it is told. */
const MAX_HEAP_MB = 512;

type Orders = AsyncIterable<readonly Order[]> | Iterable<readonly Order[]>;

let thread: Worker | undefined;
let jobs = 0;
let idle: NodeJS.Timeout | undefined;

function theThread(): Worker {
  if (thread) return thread;
  const made = new Worker(join(__dirname, 'worker.js'), { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
  made.unref();
  made.on('error', (error) => logError(error));
  made.once('exit', () => {
    if (thread === made) thread = undefined;
  });
  thread = made;
  return made;
}

/** Ends the thread once nothing has been asked of it for a while. */
function rest(): void {
  jobs -= 1;
  if (jobs > 0) return;
  idle = setTimeout(() => {
    void thread?.terminate();
    thread = undefined;
  }, IDLE_MS).unref();
}

async function* inOrder(orders: Orders): AsyncGenerator<readonly Order[]> {
  yield* orders;
}

/** What the thread makes of some work, as it is made. An end without all of it is an error. */
function made(work: Work, orders: Orders = []): Readable {
  const { port1: port, port2: theirs } = new MessageChannel();
  const batches = inOrder(orders);
  const say = (message: ToThread) => port.postMessage(message);
  const out = new Readable({
    read: () => say({ more: true }),
    destroy(error, done) {
      port.close();
      void batches.return(undefined);
      done(error);
    },
  });
  port.on('message', (message: ToMain) => {
    if (message.type === 'bytes') out.push(message.bytes);
    else if (message.type === 'end') out.push(null);
    else if (message.type === 'failed') out.destroy(message.error as Error);
    else
      batches.next().then(
        ({ done, value }) => say({ batch: done ? null : value }),
        (error: unknown) => out.destroy(error as Error),
      );
  });
  port.once('close', () => {
    if (!out.readableEnded && !out.destroyed) out.destroy(new Error('The thread ended before its work did.'));
    rest();
  });
  clearTimeout(idle);
  jobs += 1;
  theThread().postMessage({ work, port: theirs }, [theirs]);
  return out;
}

/** The invoice of an order, as PDF. */
export const invoicePdf = (order: Order): Promise<Buffer> => buffer(made({ kind: 'invoice', order }));

/** The sheet of a menu's code, as PDF. */
export const codeSheetPdf = (venue: Venue, options: SheetOptions): Promise<Buffer> =>
  buffer(made({ kind: 'code sheet', venue, options }));

/** The spreadsheet of these orders, as it is written. */
export function orderSheet(orders: Orders): Readable {
  const sheet = made({ kind: 'orders' }, orders);
  // A reader who leaves is no fault of ours.
  sheet.on('error', (error) => error.name === 'AbortError' || logError(error));
  return sheet;
}
