/** Reads an archive entry by entry in constant memory. Archives are untrusted, so entries are validated. */
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

/** The allowed entry types: plain files only. */
const FILE_TYPES = new Set(['file', 'contiguous-file']);

/** A safe path segment: no parent directory, no hidden file, no control characters. */
const PATH_SEGMENT = /^[^./\\\p{C}][^/\\\p{C}]{0,199}$/u;

/** Whether a name is a relative path without unsafe segments. */
export const isPathBelow = (name: string): boolean => name.split('/').every((part) => PATH_SEGMENT.test(part));

/** Checks that a file exists. @throws {CliError} instead of the system's error */
export async function assertFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new CliError(`There is no file ${path}.`);
  if (!found.isFile()) throw new CliError(`${path} is not a file.`);
}

/**
 * Calls `visit` for one entry after another and skips content that it does not read.
 * @throws {CliError} for an unsafe entry or an invalid tar; also rethrows errors of `visit`
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

/** Reads the content of a small entry. @throws {CliError} if it exceeds `most` bytes */
export async function readContent({ name, size, content }: Entry, most: number): Promise<Buffer> {
  if (size > most) throw new CliError(`${name} is larger than it may be. The file is refused.`);
  return buffer(content);
}

/** Reads an entry as JSON. @throws {CliError} if it is not JSON */
export async function readJson(entry: Entry, most: number): Promise<unknown> {
  const text = (await readContent(entry, most)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(`${entry.name} can’t be read. The file is refused.`);
  }
}
