/**
 * Short names of menus. A former name still leads to its menu until another menu takes it.
 * (docs/spec/domain.md#short-names)
 */
import {
  alternativeNames,
  freeNames,
  normalizeMenuUsername,
  menuUsernameProblem,
  usernameProposals,
  type Language,
  type UsernameCheck,
  type MenuUsernameProblem,
  type LocalizedText,
} from '@qaima/schemas';
import { bumpRevision } from './cacheRevisions';
import { HttpError, invalidFields } from '../errors/httpError';
import { isUniqueViolation } from '../database/uniqueViolation';
import { rows, defaultColumns } from '../database/rows';
import { afterCommit, connection } from '../database/transaction';
import { invalidateAfterCommit } from '../cache-invalidation/invalidation';
import type { MenuRef } from '../api-runtime/access';
import type { RowOf } from '../database/tables';

const TAKEN = { ar: 'هذا الاسم المختصر مستخدم لقائمة أخرى.', en: 'This short name is taken by another menu.' };

const UNACCEPTABLE: Readonly<Record<MenuUsernameProblem, LocalizedText>> = {
  length: { ar: 'الاسم المختصر من 3 إلى 30 خانة.', en: 'A short name has 3 to 30 characters.' },
  characters: {
    ar: 'يُكتب الاسم المختصر بحروف إنجليزية وأرقام والعلامتين - و _ فقط، بلا مسافات.',
    en: 'A short name is written with English letters, digits, - and _ only, without spaces.',
  },
  id: {
    ar: 'هذا الاسم يشبه معرّفات القوائم، اختر اسمًا أقصر.',
    en: 'This looks like a menu’s id. Choose a shorter name.',
  },
  reserved: {
    ar: 'هذا الاسم محجوز لصفحات المنصة، اختر غيره.',
    en: 'This name is reserved for our own pages. Choose another.',
  },
};

const FIELD = '/username';

const taken = (suggestions: readonly string[] = []) =>
  invalidFields([{ path: FIELD, message: TAKEN, suggestions }], 409);

/** Names that are similar to a taken one and have never led to a menu. */
async function freeAlternatives(name: string): Promise<string[]> {
  const names = alternativeNames(name);
  const found = await rows('api::menu-username.menu-username').findMany({
    where: { name: { $in: [...names] } },
    select: ['name'],
  });
  return freeNames(
    names,
    found.map((row) => row.name),
  );
}

/** Whether an error says that another menu has the short name. */
export const isNameTaken = (error: unknown): boolean =>
  error instanceof HttpError && error.details.fieldErrors?.[0]?.message === TAKEN;

async function takeOver(named: RowOf<'api::menu-username.menu-username'>, menu: MenuRef, name: string): Promise<void> {
  const holder = named.menu;
  const isOwn = holder?.id === menu.id;
  if (!isOwn && holder?.['username'] === name) throw taken(await freeAlternatives(name));
  const sql = await connection();
  // Several requests may take the name at once. The condition on the previous menu (`menu_id`) lets only one succeed.
  const updated = await sql('menu_names')
    .where({ id: named.id, menu_id: holder?.id ?? null })
    .update({ menu_id: menu.id });
  if (updated === 0) throw taken();
  if (isOwn || !holder) return;
  // The name now leads to another menu, so cached pages of the previous menu are invalid. The revision of the previous
  // menu is incremented after the commit. Locking its row now could deadlock if two menus swap names.
  await invalidateAfterCommit([holder.documentId]);
  afterCommit(() => bumpRevision(holder));
}

const namedRow = (name: string) =>
  rows('api::menu-username.menu-username').findOne({
    where: { name },
    populate: { menu: { select: ['id', 'documentId', 'username'] } },
  });

/** The reason why a menu can't have a name; null if it can. A former name of another menu is available. */
async function obstacleTo(menu: MenuRef, wanted: string): Promise<LocalizedText | null> {
  const problem = menuUsernameProblem(wanted);
  if (problem) return UNACCEPTABLE[problem];
  const name = normalizeMenuUsername(wanted);
  const holder = (await namedRow(name))?.menu;
  return holder && holder.id !== menu.id && holder['username'] === name ? TAKEN : null;
}

/** Checks whether a name is available. The check does not reserve the name. */
export async function checkUsername(menu: MenuRef, wanted: string, language: Language): Promise<UsernameCheck> {
  const obstacle = await obstacleTo(menu, wanted);
  const suggestions = obstacle === TAKEN ? await freeAlternatives(normalizeMenuUsername(wanted)) : [];
  return { available: obstacle === null, reason: obstacle?.[language] ?? '', suggestions };
}

/** A free short name for a menu that has none; null if it has one, or if no proposal is free. */
export async function proposedName(menu: MenuRef, businessName: string): Promise<string | null> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id }, select: ['username'] });
  for (const name of row?.username ? [] : usernameProposals(businessName))
    if (!(await obstacleTo(menu, name))) return name;
  return null;
}

/**
 * Sets a menu's short name. Runs inside the menu's lock. An empty name leaves the menu without a short name; the
 * current one becomes a former name, which still leads to the menu.
 * @returns the new value of the column `username`
 */
export async function nameMenu(menu: MenuRef, wanted: string): Promise<string | null> {
  const name = normalizeMenuUsername(wanted);
  if (name === '') return null;
  const known = await namedRow(name);
  if (known) {
    await takeOver(known, menu, name);
    return name;
  }
  try {
    await rows('api::menu-username.menu-username').create({ data: { ...defaultColumns(), name, menu: menu.id } });
  } catch (error) {
    // Another menu took the new name at the same time.
    throw isUniqueViolation(error) ? taken() : error;
  }
  return name;
}
