/** Reads an archive entry by entry in constant memory; the file is untrusted. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { CliError } from '../../errors/cliError';

export interface Entry {
  readonly name: string;
  readonly size: number;
  readonly content: Readable;
}

/** Archives contain plain files only. */
const FILE_TYPES = new Set(['file', 'contiguous-file']);

/** A safe path segment: no parent, no hidden file, no control characters. */
const PATH_SEGMENT = /^[^./\\\p{C}][^/\\\p{C}]{0,199}$/u;

/** Whether a name is a relative path without unsafe segments. */
export const isPathBelow = (name: string): boolean => name.split('/').every((part) => PATH_SEGMENT.test(part));

/** @throws {CliError} in place of the system's message */
export async function assertFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new CliError(`There is no file ${path}.`);
  if (!found.isFile()) throw new CliError(`${path} is not a file.`);
}

/**
 * Visits the entries one after another; unread content is skipped.
 * @throws {CliError} for an unsafe entry or an invalid tar; or what `visit` throws
 */
export async function readEntries(path: string, visit: (entry: Entry) => Promise<void>): Promise<void> {
  const tar = extract();
  let thrown: { readonly by: unknown } | undefined;
  tar.on('entry', ({ name, size, type }, content, next) => {
    const take = async () => {
      if (!FILE_TYPES.has(type ?? '')) throw new CliError(`${path} holds something other than files. It is refused.`);
      if (!isPathBelow(name)) throw new CliError(`${path} holds a name that leads elsewhere. It is refused.`);
      await visit({ name, size, content });
      content.resume();
    };
    take().then(
      () => next(),
      (error: unknown) => {
        thrown ??= { by: error };
        content.resume();
        next(error);
      },
    );
  });
  try {
    await pipeline(createReadStream(path), tar);
  } catch (error) {
    if (thrown) throw thrown.by;
    throw new CliError(`${path} is damaged: it is no whole archive.`, { cause: error });
  }
}

/** The content of a small entry. @throws {CliError} if it exceeds `most` bytes */
export async function readContent({ name, size, content }: Entry, most: number): Promise<Buffer> {
  if (size > most) throw new CliError(`${name} is larger than it may be. The file is refused.`);
  return buffer(content);
}

/** @throws {CliError} if the entry is not JSON */
export async function readJson(entry: Entry, most: number): Promise<unknown> {
  const text = (await readContent(entry, most)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(`${entry.name} can’t be read. The file is refused.`);
  }
}
