import { FILE_KINDS, type FileKind } from '@qaima/schemas';
import type { Context } from 'koa';
import type { Readable } from 'node:stream';

/** Characters that file systems reject or interpret, including control characters and directional marks. */
const FORBIDDEN_CHARACTERS = /[\p{C}\\/:*?"<>|]+/gu;

/** Arabic letters take two bytes, and file systems accept 255 bytes with the extension. */
const MAX_NAME_CHARACTERS = 120;

/** A name that file systems accept. A long one is cut between words. */
function safeName(name: string): string {
  const clean = [...name.replace(FORBIDDEN_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()];
  if (clean.length <= MAX_NAME_CHARACTERS) return clean.join('');
  const cut = clean.slice(0, MAX_NAME_CHARACTERS).join('');
  return cut.replace(/[\s-]+[^\s-]*$/, '');
}

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
