/**
 * Stores pictures through Strapi's upload provider, each with a record in the panel's media library.
 *
 * A picture is not deleted when it is replaced, because cached pages, public images that were copied and undo entries
 * may still reference it. A cleanup job deletes unreferenced pictures (`api/stored-picture/cleanup.ts`).
 */
import { toPicture, smallerWidths, variantFileName } from '@qaima/schemas';
import { logError } from '../config/log';
import { rows, defaultColumns } from '../database/rows';
import { encode, type PictureFile } from './encode';
import { uploadProvider } from './uploadProvider';

const RECORDS = 'plugin::upload.file';
const STORED = 'api::stored-picture.stored-picture';
const EXTENSION = '.webp';

/** A file in the form that Strapi's upload provider expects. `hash` and extension identify it. */
interface StoredFile {
  readonly name: string;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** In kilobytes. */
  readonly size: number;
  /** Set by the upload provider. */
  url?: string;
}

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
  await uploadProvider(strapi).upload(written);
  return { ...file, url: written.url ?? '' };
}

/**
 * The smaller widths, by their names in the media library. The smallest one is named `thumbnail`, and the library
 * displays it.
 */
const formatsOf = (smaller: readonly StoredFile[]) =>
  Object.fromEntries(smaller.map((file, index) => [index === 0 ? 'thumbnail' : `w${file.width}`, file]));

async function record([own, ...smaller]: readonly StoredFile[], bytes: number, menuId: number | null): Promise<void> {
  const data = { ...own, formats: formatsOf(smaller), provider: strapi.config.get('plugin::upload.provider') };
  await rows(RECORDS).create({ data: { ...data, ...defaultColumns(), folderPath: '/' } });
  await rows(STORED).create({ data: { ...defaultColumns(), name: own?.name, bytes, menuId } });
}

const isRecorded = async (name: string) => (await rows(RECORDS).count({ where: { hash: hashOf(name) } })) > 0;

/**
 * Deletes an unreferenced picture: its media library record, then its files, and last its row in `stored_pictures`. So
 * the cleanup repeats an interrupted deletion. Missing files are ignored, and so is a name that is not a picture's.
 */
export async function removePicture(name: string): Promise<void> {
  const picture = toPicture(name);
  if (!picture || picture.id === null) return;
  await rows(RECORDS).deleteMany({ where: { hash: hashOf(name) } });
  const smaller = smallerWidths(picture.width).map((width) => variantFileName(name, width));
  for (const file of [name, ...smaller]) await uploadProvider(strapi).delete({ hash: hashOf(file), ext: EXTENSION });
  await rows(STORED).deleteMany({ where: { name } });
}

/**
 * Deletes the files of a picture that could not be stored. Keeps them if the picture is recorded, or if the database is
 * unreachable.
 */
async function removeUnrecorded(name: string): Promise<void> {
  try {
    if (!(await isRecorded(name))) await removePicture(name);
  } catch (error) {
    logError(error, { picture: name });
  }
}

/** A picture whose files are written but not yet recorded. */
export interface WrittenPicture {
  readonly name: string;
  /** The size of all its files, in bytes. */
  readonly bytes: number;
  /** Records the picture. @param menuId the row id of the menu whose quota it uses; null for the provider's pictures */
  record(menuId: number | null): Promise<void>;
}

/**
 * Stores a reference to a picture and records the picture, both in one transaction. So every recorded picture has a
 * reference.
 */
export type StoreReference = (picture: WrittenPicture) => Promise<void>;

/** Records a picture without a menu; the cleanup job later finds the menu that references it. */
const withoutReference: StoreReference = (picture) => picture.record(null);

/**
 * Encodes and stores a picture and its reference. If `settle` fails, the files are deleted.
 * @returns the file name for references
 * @throws {HttpError} 415 for an unsupported file, 413 for too many pixels; also rethrows errors of `settle`
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
