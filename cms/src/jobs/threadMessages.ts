/** A function that the worker thread runs: the path of its compiled module, and the name that the module exports it by. */
export interface ThreadTask {
  readonly module: string;
  readonly name: string;
}

/** A task renders one input to bytes, or writes batch after batch to a stream. */
export type Work = ThreadTask & ({ readonly type: 'render'; readonly input: unknown } | { readonly type: 'stream' });

/** `batch`: the next batch, null after the last; `more`: there is room for more bytes. */
export type ToThread = { readonly batch: unknown } | { readonly more: true };

export type ToMain =
  | { readonly type: 'next' }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'end' }
  | { readonly type: 'failed'; readonly error: unknown };
