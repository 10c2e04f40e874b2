/** Staff actions on menus: create, activate, deactivate, and manage admins. (docs/spec/api.md#roles) */
import {
  DEFAULT_QUANTITY_LABEL,
  FIRST_DAYS_START,
  isLaterStop,
  menuActivationFormSchema,
  MENU_DEFAULTS,
  PAST_STOP,
  SELF_SERVICE_PLAN,
  type Language,
  type Menu,
  type MenuCreateInput,
} from '@qaima/schemas';
import type { Actor } from '../../http/sessions/store';
import { HttpError, invalidField } from '../../errors/httpError';
import { rows, defaultColumns } from '../../database/rows';
import { runOnce } from '../../api-runtime/currentCall';
import { assertUnchanged, type Edit } from '../../api-runtime/editConflicts';
import { inTransaction } from '../../database/transaction';
import { refOf } from '../../menu-parts/menuAccess';
import { changeMenu } from '../../menu-parts/changeMenu';
import { wholeMenu } from '../menu-content/settings';
import { writeInactiveFrom } from '../../menu-parts/writeInactiveFrom';
import { roleIn } from '../../menu-parts/members';
import { ownersOf, setRole } from '../team/setRole';
import { recordAction } from '../../audit/auditLog';
import type { MenuRef } from '../../api-runtime/access';
import { instantOf, type Row } from '../../database/columnValues';

const NO_USER = { ar: 'اسم المستخدم هذا غير موجود.', en: 'This username is not found' };
const LAST_ADMIN = { ar: 'لا يمكن إزالة المدير الوحيد للقائمة.', en: 'The only admin of a menu can’t be taken out.' };
const NO_ADMIN = { ar: 'هذا المستخدم ليس من مدراء القائمة.', en: 'This user is not an admin of the menu.' };

export async function userByName(username: string, path: string): Promise<Row> {
  const name = username.trim().toLowerCase();
  const user = await rows('plugin::users-permissions.user').findOne({ where: { username: name }, select: ['id'] });
  if (!user) throw invalidField(path, NO_USER, 404);
  return user;
}

/**
 * The menu's language, with the quantity label in it. Its translation is stored too, in case the menu offers it later.
 */
function languageColumns(language: Language = 'ar') {
  const other = language === 'ar' ? 'en' : 'ar';
  return {
    languages: { default: language, offered: [language] },
    cartSettings: { quantityLabel: DEFAULT_QUANTITY_LABEL[language] },
    translations: { [other]: { quantityLabel: DEFAULT_QUANTITY_LABEL[other] } },
  };
}

/**
 * Inserts an empty menu in the current transaction.
 * @param initial column values that replace the defaults
 */
export async function insertMenu(
  { admins, plan = SELF_SERVICE_PLAN, language }: MenuCreateInput,
  by: Actor,
  initial: Partial<Pick<Menu, 'country' | 'currency' | 'settings'>> = {},
): Promise<MenuRef> {
  const ids: number[] = [];
  for (const [index, name] of admins.entries()) ids.push((await userByName(name, `/admins/${index}`)).id);
  const data = {
    ...defaultColumns(),
    ...MENU_DEFAULTS,
    ...languageColumns(language),
    ...initial,
    plan,
    institution: {},
    colors: {},
    workingDays: [],
    firstDays: FIRST_DAYS_START,
    revision: 1,
  };
  const made = refOf(await rows('api::menu.menu').create({ data: { ...data, admins: [...new Set(ids)] } }));
  await recordAction({ by, action: 'menu-created', menu: made.documentId, details: { admins, plan } });
  return made;
}

export const createMenu = async (input: MenuCreateInput, by: Actor): Promise<Menu> =>
  wholeMenu(await inTransaction(() => runOnce(() => insertMenu(input, by))));

/** @throws {HttpError} 409 if somebody else has started, stopped or scheduled the menu meanwhile */
const setInactiveFrom = (menu: MenuRef, inactiveFrom: Date | null, { by, seen }: Edit) =>
  changeMenu(menu, async () => {
    const row = await rows('api::menu.menu').findOne({ where: { id: menu.id }, select: ['inactiveFrom'] });
    const stored = { schedule: instantOf(row?.['inactiveFrom'])?.toISOString() ?? null };
    const after = { schedule: inactiveFrom?.toISOString() ?? null };
    assertUnchanged({ schema: menuActivationFormSchema, stored, after, seen });
    return writeInactiveFrom(menu, inactiveFrom, by);
  });

/** Activates a menu and clears a scheduled deactivation. */
export const activate = (menu: MenuRef, edit: Edit) => setInactiveFrom(menu, null, edit);

/** Deactivates a menu now or at a later time. @throws {HttpError} 400 for a time that has passed */
export function deactivate(menu: MenuRef, schedule: string | undefined, now: Date, edit: Edit) {
  if (schedule && !isLaterStop(schedule, now)) throw invalidField('/schedule', PAST_STOP);
  return setInactiveFrom(menu, schedule ? new Date(schedule) : now, edit);
}

export const addAdmin = (menu: MenuRef, username: string, by: Actor) =>
  changeMenu(menu, async () => {
    const user = await userByName(username, '/admin');
    // The user already is an admin: there is no change to log.
    if ((await roleIn(user.id, menu.id)) === 'owner') return null;
    await setRole(menu, user.id, 'owner');
    await recordAction({ by, action: 'admin-added', menu: menu.documentId, details: { admin: username } });
    return null;
  });

export const removeAdmin = (menu: MenuRef, username: string, by: Actor) =>
  changeMenu(menu, async () => {
    const user = await userByName(username, '');
    if ((await roleIn(user.id, menu.id)) !== 'owner') throw new HttpError(404, NO_ADMIN);
    if ((await ownersOf(menu)).length === 1) throw new HttpError(409, LAST_ADMIN);
    await setRole(menu, user.id, null);
    await recordAction({ by, action: 'admin-removed', menu: menu.documentId, details: { admin: username } });
    return null;
  });
