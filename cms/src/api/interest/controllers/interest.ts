import { interestEndpoints } from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError } from '../../../errors/httpError';
import { createController } from '../../../api-runtime/registerRoutes';
import type { SignedIn } from '../../../http/sessions/session';
import { rows } from '../../../database/rows';
import { isVisible, WITH_SECTION } from '../../item/visibility';
import { findMenu, isInactive, refOf, mayAct } from '../../../menu-parts/menuAccess';
import { browserOf, isBot } from '../visitorCookie';
import { countInterest, countVisit } from '../counts';
import type { MenuRef } from '../../../api-runtime/access';
import type { Row } from '../../../database/columnValues';

const NO_MENU = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const CLOSED = { ar: 'هذه القائمة متوقفة حاليًا.', en: 'This menu is not active at the moment.' };

function mustBeActive(menu: MenuRef | null, now: Date): MenuRef {
  if (!menu) throw new HttpError(404, NO_MENU);
  if (isInactive(menu, now.getTime())) throw new HttpError(404, CLOSED);
  return menu;
}

/** Finds a visible item and its active menu. @throws {HttpError} 404 */
async function seenItem(documentId: string, now: Date): Promise<{ readonly item: Row; readonly menu: MenuRef }> {
  const item = await rows('api::item.item').findOne({
    where: { documentId },
    select: ['id', 'documentId', 'hide'],
    populate: { ...WITH_SECTION, menu: { select: ['id', 'documentId', 'inactiveFrom'] } },
  });
  const of = item?.menu;
  if (!item || !of || !isVisible(item)) throw new HttpError(404);
  return { item, menu: mustBeActive(refOf(of), now) };
}

/** Whether the caller counts as a guest: neither a bot nor a manager of the menu. */
async function isGuest(ctx: Context, account: SignedIn | null, menu: MenuRef): Promise<boolean> {
  if (isBot(ctx.get('User-Agent'))) return false;
  return account === null || !(await mayAct(account, menu, 'orders'));
}

export default createController(interestEndpoints, {
  async record({ params, account, ctx }) {
    const now = new Date();
    const { item, menu } = await seenItem(params.itemId, now);
    if (await isGuest(ctx, account, menu)) await countInterest(item, menu.id, browserOf(ctx), now);
    return null;
  },

  async visit({ params, account, ctx }) {
    const now = new Date();
    const menu = mustBeActive(await findMenu(params.menuId), now);
    if (await isGuest(ctx, account, menu)) await countVisit(menu.id, browserOf(ctx), now);
    return null;
  },
});
