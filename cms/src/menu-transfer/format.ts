/**
 * The format of a menu file: a tar with `menu.json`, pictures with readable names under `images/`, and a checksum. A
 * file that was edited and repacked by hand has no checksum. The content is validated as untrusted input.
 */
import {
  validateInMenu,
  menuFileProblem,
  MENU_FILE_VERSION,
  menuFileSchema,
  pictureNamesIn,
  describeIssues,
  propertyOf,
  MAX_UPLOAD_BYTES,
} from '@qaima/schemas';
import type { MenuFile, MenuInFile } from '@qaima/schemas';
import { CliError } from '../errors/cliError';
import { readContent, readJson, assertFile, readEntries } from '../backup/archive/read';
import { verifyChecksum, hasChecksum, CHECKSUM_ENTRY } from '../backup/archive/checksum';

export const MENU_ENTRY = 'menu.json';

/** The maximum size of `menu.json`, in bytes. */
const MAX_JSON_BYTES = 32 * 1024 * 1024;

const MOST_PICTURES = 10_000;

function menuIn(content: unknown): MenuInFile {
  const version = propertyOf(content, 'version');
  if (propertyOf(content, 'format') !== 'qaima menu') throw new CliError('The file is not a menu of Qaima’s.');
  if (typeof version === 'number' && version > MENU_FILE_VERSION) {
    throw new CliError('The menu was exported by a newer Qaima. Update this one first.');
  }
  const currency = propertyOf(propertyOf(content, 'menu'), 'currency');
  const { issues, value } = validateInMenu(menuFileSchema, content, {
    currency: typeof currency === 'string' ? currency : undefined,
  });
  if (issues.length > 0) {
    const [{ path, message } = { path: '', message: '' }] = describeIssues(issues, 'en').errors;
    throw new CliError(`The menu is refused: ${path}: ${message}`);
  }
  // The cast is safe: the value matches the schema, because there are no issues.
  const { menu } = value as MenuFile;
  const fault = menuFileProblem(menu);
  if (fault !== null) throw new CliError(`The menu is refused: ${fault}`);
  return menu;
}

/**
 * Reads and validates a menu file without side effects.
 * @throws {CliError} for another file type, a damaged file, a rule violation, and missing or extra pictures
 */
export async function readMenuFile(path: string): Promise<MenuInFile> {
  await assertFile(path);
  let menu: MenuInFile | undefined;
  let named: ReadonlySet<string> = new Set();
  const pictures = new Set<string>();
  await readEntries(path, async (entry) => {
    const { name, size } = entry;
    if (name === CHECKSUM_ENTRY) return;
    if (name === MENU_ENTRY && !menu) {
      menu = menuIn(await readJson(entry, MAX_JSON_BYTES));
      named = pictureNamesIn(menu);
      return;
    }
    if (!menu) throw new CliError(`${path} is not a menu of Qaima’s: ${MENU_ENTRY} is to stand first in it.`);
    if (!named.has(name) || pictures.has(name)) throw new CliError(`The menu knows nothing of ${name}.`);
    if (size > MAX_UPLOAD_BYTES) throw new CliError(`${name} is larger than 10 MB.`);
    pictures.add(name);
    if (pictures.size > MOST_PICTURES) throw new CliError(`A menu has at most ${MOST_PICTURES} pictures.`);
  });
  if (!menu) throw new CliError(`${path} is not a menu of Qaima’s.`);
  if (await hasChecksum(path)) await verifyChecksum(path);
  const missing = [...named].find((name) => !pictures.has(name));
  if (missing !== undefined) throw new CliError(`${missing} is named in the menu, and is not in the file.`);
  return menu;
}

/** Calls `visit` for each picture of a validated file, one after another. */
export const readPictures = (path: string, visit: (name: string, bytes: Buffer) => Promise<void>): Promise<void> =>
  readEntries(path, async (entry) => {
    if (entry.name !== MENU_ENTRY && entry.name !== CHECKSUM_ENTRY)
      await visit(entry.name, await readContent(entry, MAX_UPLOAD_BYTES));
  });
