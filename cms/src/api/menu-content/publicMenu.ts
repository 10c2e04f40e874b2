/** The public menu: `GET /quickmenu/{id}` for visitors. */
import {
  contentLanguage,
  earliestTime,
  inLanguage,
  isMenuId,
  MENU_CACHE_HEADER,
  nextMenuChange,
  nextMidnight,
  publicMenu,
  type CachedMenu,
  type Menu,
} from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError } from '../../errors/httpError';
import { isFromFront } from '../../http/frontToken';
import { requestedLanguage } from '../../http/requestedLanguage';
import { popularityCounts } from '../interest/popularity';
import { findMenu, isInactive } from '../../menu-parts/menuAccess';
import { readMenu, type MenuSnapshot } from './readMenu';

const MISSING = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const CLOSED = { ar: 'هذه القائمة متوقفة حاليًا.', en: 'This menu is not active at the moment.' };

/** Metadata that the front server needs to cache the response, sent in a header. */
function cachedMenu(menuId: string, { menu, revision, inactiveFrom }: MenuSnapshot, now: number): CachedMenu {
  const closesAt = inactiveFrom?.getTime() ?? 0;
  // The popular items change daily, when the counts of the oldest day expire.
  const nextDay = nextMidnight(new Date(now), menu.settings?.timeZone);
  return {
    menuId,
    revision,
    closesAt: closesAt > now ? closesAt : null,
    changesAt: earliestTime([nextMenuChange(menu, now), nextDay]),
  };
}

interface NamedMenu {
  /** The number of the menu's row. */
  readonly id: number;
  readonly menuId: string;
  readonly read: MenuSnapshot;
}

/**
 * Finds a menu by id or short name and reads it. If the name moves to another menu meanwhile, tries again. Such a move
 * increments the revisions of both menus, so front servers may cache the result per revision.
 */
async function menuNamed(name: string): Promise<NamedMenu> {
  for (;;) {
    const found = await findMenu(name);
    const read = found && (await readMenu(found.id));
    if (!read) throw new HttpError(404, MISSING);
    // Ids never move to another menu.
    if (isMenuId(name) || (await findMenu(name))?.id === found.id)
      return { id: found.id, menuId: found.documentId, read };
  }
}

/** The menu for visitors. @throws {HttpError} 404 if it does not exist or is closed */
export async function readPublicMenu(name: string, ctx: Context): Promise<Menu> {
  const now = Date.now();
  const { menuId, id, read } = await menuNamed(name);
  if (isFromFront(ctx)) ctx.set(MENU_CACHE_HEADER, JSON.stringify(cachedMenu(menuId, read, now)));
  if (isInactive(read, now)) throw new HttpError(404, CLOSED);
  // The cast only removes `readonly` from lists.
  const language = contentLanguage(read.menu.languages, requestedLanguage(ctx));
  const counts = await popularityCounts(id, read.menu.settings?.timeZone, new Date(now));
  return publicMenu(inLanguage(read.menu, language), now, counts) as Menu;
}
