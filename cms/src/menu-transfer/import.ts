/**
 * Imports a menu in one transaction, with the same validation as an owner's input. Ids and short names are kept if
 * they are free, so that printed QR codes keep working.
 */
import {
  gallerySchema,
  itemSchema,
  MENU_DEFAULTS,
  menuPart,
  menuParts,
  menuSchema,
  propertyOf,
  sectionSchema,
  soldOutAt,
  type MenuInFile,
  type MenuPartKind,
  type ObjectSchema,
  type SoldOutFields,
} from '@qaima/schemas';
import { elementsOf, isRecord } from '@qaima/schemas/core/typeGuards';
import { CliError } from '../errors/cliError';
import { refOf } from '../menu-parts/menuAccess';
import { userByName } from '../api/menu/menus';
import { nameMenu } from '../menu-parts/usernames';
import { recordAction } from '../audit/auditLog';
import type { Actor } from '../http/sessions/store';
import { partTable } from '../menu-parts/partTables';
import { HttpError } from '../errors/httpError';
import { toColumnValues } from '../api-runtime/serialize';
import { removePicture, storePicture } from '../media/storePicture';
import { newId } from '../database/ids';
import { rows, defaultColumns } from '../database/rows';
import type { Table } from '../database/tables';
import { inTransaction } from '../database/transaction';
import { readMenuFile, readPictures } from './format';
import { freeIds, idsIn, type Ids } from './ids';
import type { MenuRef } from '../api-runtime/access';

export interface Imported {
  readonly id: string;
  /** The short name in this database; null if it has none. */
  readonly username: string | null;
  readonly items: number;
  /** Whether all ids of the file were kept. */
  readonly sameIds: boolean;
}

type PictureOf = (name: string | null | undefined) => string | null;
type Values = Readonly<Record<string, unknown>>;

const BATCH_ROWS = 200;

const COMMAND: Actor = { username: '', name: 'npm run import' };

async function addRows(table: Table, data: readonly Values[]): Promise<void> {
  for (let at = 0; at < data.length; at += BATCH_ROWS)
    await rows(table).createMany({ data: data.slice(at, at + BATCH_ROWS) });
}

/** The column values of a new row, including its id and position. */
const born = (
  ids: Ids,
  shape: ObjectSchema,
  { _id, ...values }: Values & { readonly _id?: string },
  position: number,
) => ({
  ...defaultColumns(),
  ...toColumnValues(shape, values),
  documentId: ids.of(_id),
  position,
});

/**
 * Converts the sold-out fields of a file to stored ones. In a file, `soldOut` is also true for an entry that is sold
 * out only until a time. For such an entry, only that time is stored, and only if it is in the future.
 */
const storedSoldOut = <T extends SoldOutFields>(part: T, now: number) =>
  part.soldOutUntil ? { ...part, soldOut: false, soldOutUntil: soldOutAt(part, now).soldOutUntil } : part;

type Section = NonNullable<MenuInFile['sections']>[number];

async function addSection(menu: MenuRef, section: Section, at: number, ids: Ids, pictureOf: PictureOf): Promise<void> {
  const { items = [], galleries = [], extras: sectionUses, dayparts: sectionDayparts, ...own } = section;
  const daypartsHere = (used: Section['dayparts']) => (used ? { dayparts: used.map((id) => ids.known(id)) } : {});
  const usesHere = (uses: Section['extras']) =>
    uses ? { extras: uses.map((use) => ({ ...use, group: ids.known(use.group) })) } : {};
  const { id } = await rows(partTable('section')).create({
    data: {
      ...born(ids, sectionSchema, { ...own, ...usesHere(sectionUses), ...daypartsHere(sectionDayparts) }, at),
      menu: menu.id,
    },
  });
  const within = { menu: menu.id, section: id };
  const now = Date.now();
  const itemRows = items.map(({ image, subItems, extras, dayparts, soldOutUntil, ...item }, position) => ({
    ...born(
      ids,
      itemSchema,
      {
        ...item,
        ...(subItems ? { subItems: ids.ofList(subItems).map((size) => storedSoldOut(size, now)) } : {}),
        ...usesHere(extras),
        ...daypartsHere(dayparts),
      },
      position,
    ),
    ...(soldOutUntil ? storedSoldOut({ soldOutUntil }, now) : {}),
    image: pictureOf(image),
    ...within,
  }));
  const galleryRows = galleries.map(({ images = [], ...gallery }, position) => ({
    ...born(ids, gallerySchema, gallery, position),
    images: images.map((slot) => ({ ...slot, image: pictureOf(slot.image) })),
    ...within,
  }));
  await addRows(partTable('item'), itemRows);
  await addRows(partTable('gallery'), galleryRows);
}

/** Parts that contain lists with ids, or refer to other parts. They are read when these have their ids. */
const convertedParts = (
  { extraGroups = [], combos = [], orderReceiveOptions = [] }: MenuInFile,
  ids: Ids,
): Readonly<Partial<Record<MenuPartKind, () => readonly Values[]>>> => ({
  extraGroup: () =>
    extraGroups.map((group) => ({
      ...group,
      extras: ids.ofList(group.extras).map((extra) => storedSoldOut(extra, Date.now())),
    })),
  combo: () =>
    combos.map((combo) => ({
      ...combo,
      items: (combo.items ?? []).map((id) => ids.known(id)),
      portions: (combo.portions ?? []).map((portion) => ({ ...portion, item: ids.known(portion.item) })),
      choices: (combo.choices ?? []).map((choice) => ({
        ...choice,
        of: choice.of.map((entry) => ({ ...entry, item: ids.known(entry.item) })),
      })),
    })),
  receiveOption: () => orderReceiveOptions.map((option) => ({ ...option, areas: ids.ofList(option.areas ?? []) })),
});

async function addParts(menu: MenuRef, file: MenuInFile, ids: Ids, pictureOf: PictureOf): Promise<void> {
  const converted = convertedParts(file, ids);
  const add = async (kind: MenuPartKind) => {
    const { list, schema } = menuPart(kind);
    const parts = converted[kind]?.() ?? elementsOf(propertyOf(file, list)).filter(isRecord);
    const data = parts.map((part, at) => ({ ...born(ids, schema, part, at), menu: menu.id }));
    await addRows(partTable(kind), data);
  };
  // Sections and items refer to dayparts and extra groups, and combos refer to items.
  const plain = menuParts.filter(({ parent, isExported }) => parent === 'menu' && isExported);
  for (const { kind } of plain) if (kind !== 'section' && kind !== 'combo') await add(kind);
  for (const [at, section] of (file.sections ?? []).entries()) await addSection(menu, section, at, ids, pictureOf);
  await add('combo');
}

/** Takes the short names that no other menu uses. @returns the menu's current name; null if another menu uses it */
async function takeNames(menu: MenuRef, { username, formerNames = [] }: MenuInFile): Promise<string | null> {
  const taken: string[] = [];
  for (const name of new Set([username ?? '', ...formerNames])) {
    if (name === '') continue;
    const holder = await rows('api::menu-username.menu-username').findOne({
      where: { name: name.trim().toLowerCase() },
    });
    if (holder === null) taken.push((await nameMenu(menu, name)) ?? '');
  }
  return username && taken.includes(username.trim().toLowerCase()) ? username.trim().toLowerCase() : null;
}

/** Maps the usernames of admins to their row ids. */
type Admins = ReadonlyMap<string, number>;

async function addMenu(file: MenuInFile, admins: Admins, ids: Ids, pictureOf: PictureOf): Promise<Imported> {
  const { _id, username: _name, menuMainImage, institution, inactiveFrom, ...own } = file;
  const columns = {
    ...defaultColumns(),
    ...MENU_DEFAULTS,
    ...toColumnValues(menuSchema, { colors: {}, workingDays: [], ...own }),
    documentId: ids.of(_id),
    menuMainImage: pictureOf(menuMainImage),
    institution: withLogo(institution, pictureOf),
    inactiveFrom: inactiveFrom ? new Date(inactiveFrom) : null,
    revision: 1,
  };
  const menu = refOf(await rows('api::menu.menu').create({ data: { ...columns, admins: [...admins.values()] } }));
  await addParts(menu, file, ids, pictureOf);
  const name = await takeNames(menu, file);
  await rows('api::menu.menu').update({ where: { id: menu.id }, data: { username: name } });
  const details = { admins: [...admins.keys()], plan: own.plan ?? 0 };
  await recordAction({ by: COMMAND, action: 'menu-created', menu: menu.documentId, details });
  const items = (file.sections ?? []).reduce((sum, section) => sum + (section.items?.length ?? 0), 0);
  return { id: menu.documentId, username: name, items, sameIds: ids.areSame() };
}

function withLogo(institution: MenuInFile['institution'], pictureOf: PictureOf): Values {
  const { logo, ...words } = institution ?? {};
  const image = pictureOf(logo);
  return image === null ? words : { ...words, logo: image };
}

/** Converts an `HttpError` to a message for the terminal. */
const asFailure = (error: unknown, what: string) =>
  error instanceof HttpError ? new CliError(`${what}: ${error.messages.en}`, { cause: error }) : error;

/**
 * Imports a menu file.
 * @param names usernames of the admins; if empty, only staff manage the menu
 * @throws {CliError} if the file is rejected; then nothing is imported
 */
export async function importMenu(path: string, names: readonly string[]): Promise<Imported> {
  const file = await readMenuFile(path);
  const stored = new Map<string, string>();
  try {
    const admins = new Map<string, number>();
    for (const name of names) admins.set(name, (await userByName(name, '')).id);
    await readPictures(path, async (name, bytes) => {
      const image = await storePicture(bytes).catch((error: unknown) => {
        throw asFailure(error, name);
      });
      stored.set(name, image);
    });
    const pictureOf: PictureOf = (name) => (name ? (stored.get(name) ?? null) : null);
    return await inTransaction(async () => {
      const ids = await freeIds(idsIn(file), newId);
      return addMenu(file, admins, ids, pictureOf);
    });
  } catch (error) {
    for (const image of stored.values()) await removePicture(image);
    throw asFailure(error, 'The menu is refused');
  }
}
