/** The worker thread. It runs tasks that would block the server's event loop. */
import { constants, setPriority } from 'node:os';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { ThreadTask, ToMain, ToThread, Work } from './renderThreadMessages';

// Only Linux applies the priority to the calling thread. Other systems would apply it to the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Connects a task to its port. The task receives batches and sends bytes, with backpressure in both directions. */
function connect(port: MessagePort) {
  let took: (batch: unknown) => void = () => undefined;
  let wanted = 0;
  let written: (() => void) | undefined;
  const post = (message: ToMain) => port.postMessage(message);
  port.on('message', (message: ToThread) => {
    if ('batch' in message) return took(message.batch);
    wanted += 1;
    const done = written;
    if (!done) return;
    written = undefined;
    wanted -= 1;
    done();
  });
  async function* batches(): AsyncGenerator {
    for (;;) {
      const batch = await new Promise((resolve) => {
        took = resolve;
        post({ type: 'next' });
      });
      if (batch === null) return;
      yield batch;
    }
  }
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      post({ type: 'bytes', bytes: chunk });
      if (wanted === 0) written = done;
      else {
        wanted -= 1;
        done();
      }
    },
  });
  // The client has disconnected, so the task ends.
  port.once('close', () => {
    out.destroy();
    took(null);
  });
  return { batches, out };
}

type TaskFunction = (...args: unknown[]) => Promise<unknown>;

async function functionOf({ module, name }: ThreadTask): Promise<TaskFunction> {
  // The cast is safe: `renderInThread.ts` types the function that a `ThreadTask` names.
  const exported = (await import(pathToFileURL(module).href)) as Readonly<Record<string, TaskFunction>>;
  const task = exported[name];
  if (task === undefined) throw new Error(`${module} exports no ${name}.`);
  return task;
}

async function perform(work: Work, port: MessagePort): Promise<void> {
  const post = (message: ToMain) => port.postMessage(message);
  // Connects the port before the import. Messages that arrive during the import would otherwise be lost.
  const stream = work.type === 'stream' ? connect(port) : undefined;
  const run = await functionOf(work);
  if (stream) await run(stream.batches(), stream.out);
  // The cast is safe: `renderInThread.ts` accepts only functions that render to bytes.
  else if (work.type === 'render') post({ type: 'bytes', bytes: (await run(work.input)) as Uint8Array });
  post({ type: 'end' });
}

parentPort?.on('message', ({ work, port }: { readonly work: Work; readonly port: MessagePort }) => {
  perform(work, port)
    .catch((error: unknown) => port.postMessage({ type: 'failed', error } satisfies ToMain))
    .finally(() => port.close());
});
