/** The public menu: `GET /quickmenu/{id}` of whoever does not look after it. */
import { isMenuId, MENU_CACHE_HEADER, publicMenu, type CachedMenu, type Menu } from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError } from '../../errors/httpError';
import { isFromFront } from '../../http/frontToken';
import { findMenu, isInactive } from './admins';
import { readMenu, type MenuSnapshot } from './read';

const MISSING = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const CLOSED = { ar: 'هذه القائمة غير مفعّلة حاليًا.', en: 'This menu is not active at the moment.' };

/** What a front caches the answer by. */
function cachedMenu(menuId: string, { revision, inactiveFrom }: MenuSnapshot, now: number): CachedMenu {
  const closesAt = inactiveFrom?.getTime() ?? 0;
  return { menuId, revision, closesAt: closesAt > now ? closesAt : null };
}

/**
 * The menu that a name leads to, at a revision at which it does: a name moves only by a change of both of its menus, so that
 * fronts remember where it leads as long as the revision is the same.
 */
async function menuNamed(name: string): Promise<{ readonly menuId: string; readonly read: MenuSnapshot }> {
  for (;;) {
    const found = await findMenu(name);
    const read = found && (await readMenu(found.id));
    if (!read) throw new HttpError(404, MISSING);
    // An id is never another menu's.
    if (isMenuId(name) || (await findMenu(name))?.id === found.id) return { menuId: found.documentId, read };
  }
}

/** The menu as visitors see it. @throws {HttpError} 404 when there is none, or when it is closed to them */
export async function readPublicMenu(name: string, ctx: Context): Promise<Menu> {
  const now = Date.now();
  const { menuId, read } = await menuNamed(name);
  if (isFromFront(ctx)) ctx.set(MENU_CACHE_HEADER, JSON.stringify(cachedMenu(menuId, read, now)));
  if (isInactive(read, now)) throw new HttpError(404, CLOSED);
  return publicMenu(read.menu) as Menu;
}
