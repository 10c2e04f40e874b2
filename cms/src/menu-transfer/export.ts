/** Exports a menu with its pictures to a file. */
import { extname } from 'node:path';
import { MENU_FILE_VERSION, type Menu, type MenuInFile } from '@qaima/schemas';
import { CliError } from '../errors/cliError';
import { writeArchive } from '../backup/archive/write';
import type { StoredFiles } from '../media/openFile';
import { findMenu } from '../menu-parts/menuAccess';
import { readMenu } from '../api/menu-content/readMenu';
import { rows } from '../database/rows';
import { MENU_ENTRY } from './format';
import type { MenuRef } from '../api-runtime/access';

export interface Exported {
  readonly title: string;
  readonly pictures: number;
  /** The titles of items and other places in the menu whose pictures have no file. */
  readonly missing: readonly string[];
}

/** The maximum length of a title in a picture's file name. */
const MAX_TITLE_CHARACTERS = 40;

const inName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_TITLE_CHARACTERS);

const MAX_PARALLEL_FILES = 8;

/** The menu's pictures whose files exist. */
async function presentOf(menu: Menu, stored: StoredFiles): Promise<ReadonlySet<string>> {
  const { menuMainImage, institution, sections = [] } = menu;
  const ofSections = sections.flatMap(({ items = [], galleries = [] }) => [
    ...items.map(({ image }) => image),
    ...galleries.flatMap(({ images = [] }) => images.map(({ image }) => image)),
  ]);
  const waiting = [...new Set([menuMainImage, institution?.logo, ...ofSections])].flatMap((name) =>
    name ? [name] : [],
  );
  const present = new Set<string>();
  const look = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      if (await stored.has(name)) present.add(name);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_FILES }, look));
  return present;
}

/** Creates a function that assigns readable file names. The same picture always gets the same name. */
function namer(present: ReadonlySet<string>) {
  const names = new Map<string, string>();
  const missing: string[] = [];
  const nameOf = (stored: string | null | undefined, title: string): string | null => {
    if (!stored) return null;
    if (!present.has(stored)) {
      missing.push(title);
      return null;
    }
    const number = String(names.size + 1).padStart(3, '0');
    const name = names.get(stored) ?? `images/${number}-${inName(title)}${extname(stored)}`;
    names.set(stored, name);
    return name;
  };
  return { names, missing, nameOf };
}

/** The menu's former short names, which still lead to it. */
async function formerNames({ id }: MenuRef, name: string | null | undefined): Promise<string[]> {
  const found = await rows('api::menu-username.menu-username').findMany({
    where: { menu: id },
    orderBy: [{ id: 'asc' }],
  });
  return found.map((row) => String(row['name'])).filter((one) => one !== name);
}

type NameOf = ReturnType<typeof namer>['nameOf'];

/** Removes the fields that belong to this server, such as admins and visitor counts. */
function inFile(menu: Menu, nameOf: NameOf): MenuInFile {
  const { admins: _admins, menuVisitors: _counts, ...own } = menu;
  const { googleMaps: _double, logo, ...institution } = own.institution ?? {};
  return {
    ...own,
    menuMainImage: nameOf(own.menuMainImage, 'main'),
    institution: { ...institution, logo: nameOf(logo, 'logo') },
    sections: (own.sections ?? []).map((section) => ({
      ...section,
      items: (section.items ?? []).map(({ interestRecords: _count, ...item }) => ({
        ...item,
        image: nameOf(item.image, item.title),
      })),
      galleries: (section.galleries ?? []).map((gallery) => ({
        ...gallery,
        images: (gallery.images ?? []).map(({ image, note }) => ({
          image: nameOf(image, note || gallery.title),
          note,
        })),
      })),
    })),
    combos: (own.combos ?? []).map((combo) => ({ ...combo, items: (combo.items ?? []).map(({ _id }) => _id) })),
  };
}

/**
 * Exports a menu to a file.
 * @param idOrName of a menu outside of the trash
 * @throws {CliError} if the menu does not exist or the file already exists
 */
export async function exportMenu(idOrName: string, path: string, pictures: StoredFiles, now: Date): Promise<Exported> {
  const found = await findMenu(idOrName);
  const read = found && (await readMenu(found.id));
  if (!found || !read) throw new CliError(`There is no menu ${idOrName}.`);
  const { names, missing, nameOf } = namer(await presentOf(read.menu, pictures));
  const menu = { ...inFile(read.menu, nameOf), formerNames: await formerNames(found, read.menu.username) };
  const file = { format: 'qaima menu', version: MENU_FILE_VERSION, made: now.toISOString(), menu };
  await writeArchive(path, async (archive) => {
    await archive.add(MENU_ENTRY, `${JSON.stringify(file, null, 2)}\n`);
    for (const [stored, name] of names) {
      const picture = await pictures.open(stored);
      if (picture === null) throw new CliError(`${name} went away meanwhile. Try again.`);
      await archive.addFile(name, picture, () => undefined);
    }
  });
  return { title: read.menu.institution?.name ?? idOrName, pictures: names.size, missing };
}
