/** Renders PDFs and spreadsheets in a worker thread, which is started by the first task. */
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MessageChannel, Worker } from 'node:worker_threads';
import { logError } from '../config/log';
import type { ThreadTask, ToMain, ToThread, Work } from './renderThreadMessages';

/** An idle thread is ended after this time, because its libraries take about 60 MB. */
const IDLE_MS = 60_000;

/** The memory limit of the thread. If it is exceeded, the thread ends and its tasks fail. */
const MAX_HEAP_MB = 512;

type Batches = AsyncIterable<unknown> | Iterable<unknown>;

let thread: Worker | undefined;
let jobs = 0;
let idle: NodeJS.Timeout | undefined;

function theThread(): Worker {
  if (thread) return thread;
  const made = new Worker(join(__dirname, 'renderThread.js'), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  made.unref();
  made.on('error', (error) => logError(error));
  made.once('exit', () => {
    if (thread === made) thread = undefined;
  });
  thread = made;
  return made;
}

/** Ends the thread after {@link IDLE_MS} without tasks. */
function rest(): void {
  jobs -= 1;
  if (jobs > 0) return;
  idle = setTimeout(() => {
    void thread?.terminate();
    thread = undefined;
  }, IDLE_MS).unref();
}

async function* inOrder(batches: Batches): AsyncGenerator {
  yield* batches;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Starts a task and streams its output. The stream fails if the thread ends early. */
function run(work: Work, input: Batches = []): Readable {
  const { port1: port, port2: theirs } = new MessageChannel();
  const batches = inOrder(input);
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
    else if (message.type === 'failed') out.destroy(toError(message.error));
    else
      batches.next().then(
        ({ done, value }) => say({ batch: done ? null : value }),
        (error: unknown) => out.destroy(toError(error)),
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

type RenderFunction = (input: never) => Promise<Uint8Array>;
type StreamFunction = (batches: never, out: Writable) => Promise<void>;

/** Runs a function in the worker thread and returns its output. */
export const renderInThread = <Run extends RenderFunction>(
  task: ThreadTask,
  input: Parameters<Run>[0],
): Promise<Buffer> => buffer(run({ ...task, type: 'render', input }));

/** Runs a function in the worker thread that reads batches, and streams its output. */
export function streamFromThread<Run extends StreamFunction>(
  task: ThreadTask,
  batches: Parameters<Run>[0] & Batches,
): Readable {
  const output = run({ ...task, type: 'stream' }, batches);
  // An `AbortError` means that the client has disconnected.
  output.on('error', (error) => error.name === 'AbortError' || logError(error));
  return output;
}
