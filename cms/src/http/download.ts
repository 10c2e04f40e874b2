import { FILE_KINDS, type FileKind } from '@qaima/schemas';
import type { Context } from 'koa';
import type { Readable } from 'node:stream';

/** Characters that file systems reject or interpret, including control characters and directional marks. */
const FORBIDDEN_CHARACTERS = /[\p{C}\\/:*?"<>|]+/gu;

const MAX_NAME_CHARACTERS = 80;

const safeName = (name: string) =>
  [...name.replace(FORBIDDEN_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME_CHARACTERS).join('');

/** A file name in the user's language and an ASCII fallback, both without an extension. */
export interface FileName {
  readonly name: string;
  readonly ascii: string;
}

/** A file response that the browser saves under a readable name and does not cache. (RFC 6266 and 5987) */
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
