/** The public menu: `GET /quickmenu/{id}` for visitors. */
import {
  contentLanguage,
  inLanguage,
  isMenuId,
  MENU_CACHE_HEADER,
  nextMenuChange,
  publicMenu,
  type CachedMenu,
  type Menu,
} from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError } from '../../errors/httpError';
import { isFromFront } from '../../http/frontToken';
import { requestedLanguage } from '../../http/requestedLanguage';
import { findMenu, isInactive } from './menuAccess';
import { readMenu, type MenuSnapshot } from './readMenu';

const MISSING = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const CLOSED = { ar: 'هذه القائمة غير مفعّلة حاليًا.', en: 'This menu is not active at the moment.' };

/** Metadata that the front server needs to cache the response, sent in a header. */
function cachedMenu(menuId: string, { menu, revision, inactiveFrom }: MenuSnapshot, now: number): CachedMenu {
  const closesAt = inactiveFrom?.getTime() ?? 0;
  return { menuId, revision, closesAt: closesAt > now ? closesAt : null, changesAt: nextMenuChange(menu, now) };
}

/**
 * Finds a menu by id or short name and reads it. If the name moves to another menu meanwhile, tries again. Such a move
 * increments the revisions of both menus, so front servers may cache the result per revision.
 */
async function menuNamed(name: string): Promise<{ readonly menuId: string; readonly read: MenuSnapshot }> {
  for (;;) {
    const found = await findMenu(name);
    const read = found && (await readMenu(found.id));
    if (!read) throw new HttpError(404, MISSING);
    // Ids never move to another menu.
    if (isMenuId(name) || (await findMenu(name))?.id === found.id) return { menuId: found.documentId, read };
  }
}

/** The menu for visitors. @throws {HttpError} 404 if it does not exist or is closed */
export async function readPublicMenu(name: string, ctx: Context): Promise<Menu> {
  const now = Date.now();
  const { menuId, read } = await menuNamed(name);
  if (isFromFront(ctx)) ctx.set(MENU_CACHE_HEADER, JSON.stringify(cachedMenu(menuId, read, now)));
  if (isInactive(read, now)) throw new HttpError(404, CLOSED);
  // The cast only removes `readonly` from lists.
  const language = contentLanguage(read.menu.languages, requestedLanguage(ctx));
  return publicMenu(inLanguage(read.menu, language), now) as Menu;
}
