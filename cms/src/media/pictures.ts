/**
 * Pictures as they are kept: their files with Strapi's upload provider, under the names that the kernel's law gives
 * them, and one record of each, by which the panel's media library knows it.
 *
 * A picture that is replaced or taken away stays: cached pages, public images that were copied and undone deletions may
 * still speak of it. A sweep finds what nothing speaks of any more (`api/stored-picture/cleanup.ts`).
 */
import { toPicture, smallerWidths, variantFileName } from '@qaima/schemas';
import { logError } from '../config/log';
import { rows, defaultColumns } from '../database/rows';
import { encode, type PictureFile } from './encode';

const RECORDS = 'plugin::upload.file';
const STORED = 'api::stored-picture.stored-picture';
const EXTENSION = '.webp';

/** Strapi names a file by its `hash` and extension. */
interface StoredFile {
  readonly name: string;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** In kilobytes. */
  readonly size: number;
  /** Written by the provider. */
  url?: string;
}

interface Provider {
  upload(file: StoredFile & { readonly buffer: Buffer }): Promise<void>;
  delete(file: Pick<StoredFile, 'hash' | 'ext'>): Promise<unknown>;
}

const provider = () => (strapi.plugin('upload') as unknown as { readonly provider: Provider }).provider;

const hashOf = (name: string) => name.slice(0, -EXTENSION.length);

async function write({ name, buffer, width, height }: PictureFile): Promise<StoredFile> {
  const file = {
    name,
    hash: hashOf(name),
    ext: EXTENSION,
    mime: 'image/webp',
    width,
    height,
    size: buffer.length / 1000,
  };
  const written: StoredFile & { readonly buffer: Buffer } = { ...file, buffer };
  await provider().upload(written);
  return { ...file, url: written.url ?? '' };
}

/** The smaller widths by the names that the media library looks for: it shows the `thumbnail`. */
const formatsOf = (smaller: readonly StoredFile[]) =>
  Object.fromEntries(smaller.map((file, index) => [index === 0 ? 'thumbnail' : `w${file.width}`, file]));

async function record([own, ...smaller]: readonly StoredFile[], bytes: number, menuId: number | null): Promise<void> {
  const data = { ...own, formats: formatsOf(smaller), provider: strapi.config.get('plugin::upload.provider') };
  await rows(RECORDS).create({ data: { ...data, ...defaultColumns(), folderPath: '/' } });
  await rows(STORED).create({ data: { ...defaultColumns(), name: own?.name, bytes, menuId } });
}

const isRecorded = async (name: string) => (await rows(RECORDS).count({ where: { hash: hashOf(name) } })) > 0;

/**
 * Deletes a picture that nothing refers to: its record first, then its files. Files that were never written are passed
 * over, and so are names that are no picture's. That it is stored is forgotten last: who is interrupted can do it again.
 */
export async function removePicture(name: string): Promise<void> {
  const picture = toPicture(name);
  if (!picture || picture.id === null) return;
  await rows(RECORDS).deleteMany({ where: { hash: hashOf(name) } });
  const smaller = smallerWidths(picture.width).map((width) => variantFileName(name, width));
  for (const file of [name, ...smaller]) await provider().delete({ hash: hashOf(file), ext: EXTENSION });
  await rows(STORED).deleteMany({ where: { name } });
}

/** Takes the files back after a failure; not when the failure hides that all was stored, or when nobody can tell. */
async function removeUnrecorded(name: string): Promise<void> {
  try {
    if (!(await isRecorded(name))) await removePicture(name);
  } catch (error) {
    logError(error, { picture: name });
  }
}

/** A picture whose files are written, and that is not known yet. */
export interface WrittenPicture {
  readonly name: string;
  /** Of all its files. */
  readonly bytes: number;
  /** Makes it known. @param menuId the number of the menu whose storage it takes; null: the provider's own */
  record(menuId: number | null): Promise<void>;
}

/**
 * Stores something that refers to a picture. It has the picture recorded within its own transaction, so that the picture
 * is known exactly when something refers to it.
 */
export type StoreReference = (picture: WrittenPicture) => Promise<void>;

/** The sweep finds later which menu refers to it. */
const withoutReference: StoreReference = (picture) => picture.record(null);

/**
 * Re-encodes and keeps a picture, together with what refers to it: when `settle` fails, nothing of it is left.
 *
 * @returns the name to refer to it by
 * @throws {Refusal} 415 for what is no picture, 413 for too many pixels, and whatever `settle` throws
 */
export async function storePicture(bytes: Buffer, settle: StoreReference = withoutReference): Promise<string> {
  const picture = await encode(bytes);
  try {
    const written: StoredFile[] = [];
    for (const file of picture.files) written.push(await write(file));
    const bytes = picture.files.reduce((sum, { buffer }) => sum + buffer.length, 0);
    await settle({ name: picture.name, bytes, record: (menuId) => record(written, bytes, menuId) });
  } catch (error) {
    await removeUnrecorded(picture.name);
    throw error;
  }
  return picture.name;
}
