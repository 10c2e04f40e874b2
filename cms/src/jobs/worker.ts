/** The thread in which papers and spreadsheets are made: either would keep everybody waiting in the thread that answers. */
import { constants, setPriority } from 'node:os';
import { Writable } from 'node:stream';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { Order } from '@qaima/schemas';
import { invoiceOf } from '../api/order/invoice';
import { writeSheet } from '../api/order/sheet';
import { printSheet } from '../api/qr/sheet';
import type { ToMain, ToThread, Work } from './threadMessages';

// On Linux this is of the calling thread alone, elsewhere of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Orders as they are sent, batch after batch, and bytes as they are wanted: neither side gets ahead of the other. */
function connect(port: MessagePort) {
  let took: (batch: readonly Order[] | null) => void = () => undefined;
  let wanted = 0;
  let written: (() => void) | undefined;
  const say = (message: ToMain) => port.postMessage(message);
  port.on('message', (message: ToThread) => {
    if ('batch' in message) return took(message.batch);
    wanted += 1;
    const done = written;
    if (!done) return;
    written = undefined;
    wanted -= 1;
    done();
  });
  async function* batches(): AsyncGenerator<readonly Order[]> {
    for (;;) {
      const batch = await new Promise<readonly Order[] | null>((resolve) => {
        took = resolve;
        say({ type: 'next' });
      });
      if (batch === null) return;
      yield batch;
    }
  }
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      say({ type: 'bytes', bytes: chunk });
      if (wanted === 0) written = done;
      else {
        wanted -= 1;
        done();
      }
    },
  });
  // Who wanted it has left: what is under way ends.
  port.once('close', () => {
    out.destroy();
    took(null);
  });
  return { batches, out };
}

async function perform(work: Work, port: MessagePort): Promise<void> {
  const say = (message: ToMain) => port.postMessage(message);
  if (work.kind === 'orders') {
    const { batches, out } = connect(port);
    await writeSheet(batches(), out);
  } else if (work.kind === 'invoice') say({ type: 'bytes', bytes: await invoiceOf(work.order) });
  else {
    const { logo } = work.venue;
    // A buffer arrives as plain bytes.
    const venue = { ...work.venue, logo: logo && Buffer.from(logo) };
    say({ type: 'bytes', bytes: await printSheet(venue, work.options) });
  }
  say({ type: 'end' });
}

parentPort?.on('message', ({ work, port }: { readonly work: Work; readonly port: MessagePort }) => {
  perform(work, port)
    .catch((error: unknown) => port.postMessage({ type: 'failed', error } satisfies ToMain))
    .finally(() => port.close());
});
