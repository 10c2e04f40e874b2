/** What of tar-stream is used; its package has no declarations. */
declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream';

  interface Header {
    readonly name: string;
    /** In bytes. */
    readonly size: number;
    readonly type?: string | null;
    readonly mode?: number;
    readonly mtime?: Date;
  }
  interface Pack extends Readable {
    /** What is to be filled with exactly `size` bytes; `done` is called when the pack has taken them. */
    entry(header: Header, done: (error?: Error | null) => void): Writable;
    finalize(): void;
  }
  interface Extract extends Writable {
    on(event: 'entry', listener: (header: Header, stream: Readable, next: (error?: unknown) => void) => void): this;
    on(event: 'finish' | 'close', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  export function pack(): Pack;
  export function extract(): Extract;
}
