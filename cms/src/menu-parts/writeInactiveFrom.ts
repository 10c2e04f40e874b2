/** Writes from when on a menu is closed to guests. */
import type { MenuRef } from '../api-runtime/access';
import { rows } from '../database/rows';
import type { Actor } from '../http/sessions/store';
import { recordAction } from '../audit/auditLog';

/** Opens a menu (null) or closes it from a time on. Must run inside of `changeMenu`. */
export async function writeInactiveFrom(menu: MenuRef, inactiveFrom: Date | null, by: Actor): Promise<null> {
  await rows('api::menu.menu').update({ where: { id: menu.id }, data: { inactiveFrom } });
  const deed = inactiveFrom === null ? 'menu-activated' : 'menu-deactivated';
  const details = inactiveFrom === null ? {} : { from: inactiveFrom.toISOString() };
  await recordAction({ by, action: deed, menu: menu.documentId, details });
  return null;
}
