/**
 * The short names of menus. A menu has one at a time; those that it had before go on leading to it until another menu
 * takes them. (Decisions, section 4.)
 */
import { normaliseUsername } from '@qaima/schemas';
import { bornNow } from '../../contract/menu-part';
import { refuseField } from '../../contract/refusals';
import type { Row } from '../../contract/represent';
import { isTaken } from '../../storage/taken';
import { rows } from '../../storage/rows';
import { touchMenu } from '../../public-menu/changes';
import type { MenuRef } from './admins';

const TAKEN = { ar: 'هذا الاسم المختصر مستخدم لقائمة أخرى.', en: 'This short name is taken by another menu.' };

/** The path of the field that the name comes in. */
const FIELD = '/username';

async function takeOver(named: Row, menu: MenuRef, name: string): Promise<void> {
  const holder = named['menu'] as Row | null;
  if (holder?.id === menu.id) return;
  if (holder?.['username'] === name) throw refuseField(FIELD, TAKEN, 409);
  await rows('api::menu-name.menu-name').update({ where: { id: named.id }, data: { menu: menu.id } });
  // The name leads elsewhere now: what was kept under it for its old menu is old.
  if (holder) await touchMenu(holder.id);
}

/**
 * Gives a menu a short name, inside its lock. An empty one takes the name away; it goes on leading to the menu.
 * @returns what the menu's own column says from now on
 */
export async function nameMenu(menu: MenuRef, wanted: string): Promise<string | null> {
  const name = normaliseUsername(wanted);
  if (name === '') return null;
  const named = await rows('api::menu-name.menu-name').findOne({
    where: { name },
    populate: { menu: { select: ['id', 'username'] } },
  });
  if (named) {
    await takeOver(named, menu, name);
    return name;
  }
  try {
    await rows('api::menu-name.menu-name').create({ data: { ...bornNow(), name, menu: menu.id } });
  } catch (error) {
    // Two menus reached for a new name at once: the database let one have it.
    throw isTaken(error) ? refuseField(FIELD, TAKEN, 409) : error;
  }
  return name;
}
