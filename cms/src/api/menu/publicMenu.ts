/** The public menu: `GET /quickmenu/{id}` for visitors. */
import { isMenuId, MENU_CACHE_HEADER, nextMenuChange, publicMenu, type CachedMenu, type Menu } from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError } from '../../errors/httpError';
import { isFromFront } from '../../http/frontToken';
import { findMenu, isInactive } from './admins';
import { readMenu, type MenuSnapshot } from './read';

const MISSING = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const CLOSED = { ar: 'هذه القائمة غير مفعّلة حاليًا.', en: 'This menu is not active at the moment.' };

/** The headers that let a front server cache the response. */
function cachedMenu(menuId: string, { menu, revision, inactiveFrom }: MenuSnapshot, now: number): CachedMenu {
  const closesAt = inactiveFrom?.getTime() ?? 0;
  return { menuId, revision, closesAt: closesAt > now ? closesAt : null, changesAt: nextMenuChange(menu, now) };
}

/**
 * Resolves a name to a menu and its revision. A name moves only by a change of both menus, so front servers may cache
 * the resolution per revision.
 */
async function menuNamed(name: string): Promise<{ readonly menuId: string; readonly read: MenuSnapshot }> {
  for (;;) {
    const found = await findMenu(name);
    const read = found && (await readMenu(found.id));
    if (!read) throw new HttpError(404, MISSING);
    // Ids are unique.
    if (isMenuId(name) || (await findMenu(name))?.id === found.id) return { menuId: found.documentId, read };
  }
}

/** The menu for visitors. @throws {HttpError} 404 if it does not exist or is closed */
export async function readPublicMenu(name: string, ctx: Context): Promise<Menu> {
  const now = Date.now();
  const { menuId, read } = await menuNamed(name);
  if (isFromFront(ctx)) ctx.set(MENU_CACHE_HEADER, JSON.stringify(cachedMenu(menuId, read, now)));
  if (isInactive(read, now)) throw new HttpError(404, CLOSED);
  // `publicMenu` makes the lists read-only, which the response does not need.
  return publicMenu(read.menu) as Menu;
}
