/** Types for the functions of tar-stream that are used here; the package has none. */
declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream';

  interface Header {
    readonly name: string;
    readonly size: number;
    readonly type?: string | null;
    readonly mode?: number;
    readonly mtime?: Date;
  }
  interface Pack extends Readable {
    /** The caller must write exactly `size` bytes. Then `done` is called. */
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
