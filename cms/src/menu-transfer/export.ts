/** Writing a menu down with its pictures, to be read and to be taken elsewhere. */
import { extname } from 'node:path';
import { MENU_FILE_VERSION, type Menu, type MenuInFile } from '@qaima/schemas';
import { CliError } from '../errors/cliError';
import { writeArchive } from '../backup/archive/write';
import type { StoredFiles } from '../media/storedFile';
import { findMenu } from '../api/menu/admins';
import { readMenu } from '../api/menu/read';
import { rows } from '../database/rows';
import { MENU_ENTRY } from './format';
import type { MenuRef } from '../api-runtime/access';

export interface Exported {
  readonly title: string;
  readonly pictures: number;
  /** Pictures that are not on the disk, by what they are of. */
  readonly missing: readonly string[];
}

/** So much of a title goes into the name of a picture, in characters. */
const TITLE = 40;

const inName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, TITLE);

/** Files that are asked for at once. */
const AT_ONCE = 8;

/** Which of a menu's pictures are there. */
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
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return present;
}

/** Gives pictures their names in the file: the same picture the same one. */
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

/** Names that the menu gave up, and that still lead to it. */
async function formerNames({ id }: MenuRef, name: string | null | undefined): Promise<string[]> {
  const found = await rows('api::menu-name.menu-name').findMany({ where: { menu: id }, orderBy: [{ id: 'asc' }] });
  return found.map((row) => String(row['name'])).filter((one) => one !== name);
}

type NameOf = ReturnType<typeof namer>['nameOf'];

/** A menu as the file has it: without what is not its owner's. */
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

/** @param idOrName of a menu that is not in the trash @throws {CliError} when there is none, or a file of that name */
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
