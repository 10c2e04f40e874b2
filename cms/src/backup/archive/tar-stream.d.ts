/** The used part of tar-stream, which has no types. */
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
    /** Fill with exactly `size` bytes; `done` is called when they are written. */
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
