/** A function to run in the worker thread: the path of its compiled module and the name of its export. */
export interface ThreadTask {
  readonly module: string;
  readonly name: string;
}

/** A task that either renders one input to bytes, or writes batches to a stream. */
export type Work = ThreadTask & ({ readonly type: 'render'; readonly input: unknown } | { readonly type: 'stream' });

/** `batch`: the next batch, or null after the last. `more`: the receiver is ready for more bytes. */
export type ToThread = { readonly batch: unknown } | { readonly more: true };

export type ToMain =
  | { readonly type: 'next' }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'end' }
  | { readonly type: 'failed'; readonly error: unknown };
