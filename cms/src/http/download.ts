import { FILE_KINDS, type FileKind } from '@qaima/schemas';
import type { Context } from 'koa';
import type { Readable } from 'node:stream';

/** Characters that file systems reject or interpret, control characters and directional marks included. */
const FORBIDDEN_CHARACTERS = /[\p{C}\\/:*?"<>|]+/gu;

const MAX_NAME_CHARACTERS = 80;

const safeName = (name: string) =>
  [...name.replace(FORBIDDEN_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME_CHARACTERS).join('');

/** A file name in Arabic, with an ASCII fallback; both without extension. */
export interface FileName {
  readonly name: string;
  readonly ascii: string;
}

/** A file response: saved under a readable name and never cached. (RFC 6266 and 5987) */
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
