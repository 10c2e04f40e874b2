/** Reading an archive entry by entry, in constant memory, whoever wrote it. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { CliError } from '../../errors/cliError';

export interface Entry {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly content: Readable;
}

/** Another file than a plain one has no place in an archive of ours. */
const FILE_TYPES = new Set(['file', 'contiguous-file']);

/** A part of a path that leads nowhere else: no way up, no hidden file, nothing that a terminal or a system takes amiss. */
const PATH_SEGMENT = /^[^./\\\p{C}][^/\\\p{C}]{0,199}$/u;

/** Whether a name is a path below a folder, by its parts. */
export const isPathBelow = (name: string): boolean => name.split('/').every((part) => PATH_SEGMENT.test(part));

/** @throws {CliError} in place of the system's own words */
export async function assertFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new CliError(`There is no file ${path}.`);
  if (!found.isFile()) throw new CliError(`${path} is not a file.`);
}

/**
 * Hands over the entries of an archive one after the other; an entry's content is read to its end or passed over.
 * @throws {CliError} for an entry that leads out of the archive, and for what is no whole tar; or what `visit` throws
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

/** The whole of a small entry. @throws {CliError} when it is larger than `most` bytes */
export async function readContent({ name, size, content }: Entry, most: number): Promise<Buffer> {
  if (size > most) throw new CliError(`${name} is larger than it may be. The file is refused.`);
  return buffer(content);
}

/** An entry as JSON. @throws {CliError} when it isn't */
export async function readJson(entry: Entry, most: number): Promise<unknown> {
  const text = (await readContent(entry, most)).toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CliError(`${entry.name} can’t be read. The file is refused.`);
  }
}
