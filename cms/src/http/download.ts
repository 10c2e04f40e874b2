import { FILE_KINDS, type FileKind } from '@qaima/schemas';
import type { Context } from 'koa';
import type { Readable } from 'node:stream';

/** What no file system takes in a name, or takes for something else; controls and marks of direction among it. */
const UNFIT = /[\p{C}\\/:*?"<>|]+/gu;

/** The longest name that is given to a file, in characters. */
const LONGEST = 80;

const fit = (name: string) => [...name.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('');

/** What a file is called: in Arabic, and in ASCII for browsers that know no more. Neither with its ending. */
export interface FileName {
  readonly name: string;
  readonly ascii: string;
}

/** A file that a call answers, saved by the browser under a good name, and by nobody in between. (RFC 6266 and 5987) */
export class Download<Kind extends FileKind = FileKind> {
  constructor(
    readonly kind: Kind,
    readonly content: Buffer | string | Readable,
    readonly called: FileName,
  ) {}

  writeTo(ctx: Context): void {
    const { name, ascii } = this.called;
    ctx.attachment(`${fit(name)}.${this.kind}`, { fallback: `${fit(ascii)}.${this.kind}` });
    ctx.type = FILE_KINDS[this.kind];
    ctx.set('Cache-Control', 'no-store');
    ctx.body = this.content;
  }
}
