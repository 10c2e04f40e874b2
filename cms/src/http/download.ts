import { FILE_KINDS, type FileKind } from '@qaima/schemas';
import type { Context } from 'koa';
import type { Readable } from 'node:stream';

/** What no file system takes in a name, or takes for something else; controls and marks of direction among it. */
const FORBIDDEN_CHARACTERS = /[\p{C}\\/:*?"<>|]+/gu;

/** The longest name that is given to a file, in characters. */
const MAX_NAME_CHARACTERS = 80;

const safeName = (name: string) =>
  [...name.replace(FORBIDDEN_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME_CHARACTERS).join('');

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
    readonly fileName: FileName,
  ) {}

  writeTo(ctx: Context): void {
    const { name, ascii } = this.fileName;
    ctx.attachment(`${safeName(name)}.${this.kind}`, { fallback: `${safeName(ascii)}.${this.kind}` });
    ctx.type = FILE_KINDS[this.kind];
    ctx.set('Cache-Control', 'no-store');
    ctx.body = this.content;
  }
}
