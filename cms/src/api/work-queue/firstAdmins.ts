/** The owners that the work queue names for menus without orders. (docs/spec/staff-console.md#work-queue) */
import type { Knex } from 'knex';
import type { Row } from '../../database/columnValues';
import { contactOf, type Contact } from '../account/contact';

/** The first admin of each menu, by the menu's row id. Takes one query. */
export async function firstAdminsOf(sql: Knex, menus: readonly number[]): Promise<ReadonlyMap<number, Contact>> {
  const found: Row[] = await sql('menus_admins_lnk')
    .join('up_users', 'up_users.id', 'menus_admins_lnk.user_id')
    .whereIn('menus_admins_lnk.menu_id', menus)
    .orderBy(['menus_admins_lnk.user_ord', 'menus_admins_lnk.id'])
    .select('menus_admins_lnk.menu_id', 'up_users.username', 'up_users.name', 'up_users.phone');
  // Of several entries with one key, a Map keeps the last one.
  return new Map(found.toReversed().map((row) => [Number(row['menu_id']), contactOf(row)]));
}
