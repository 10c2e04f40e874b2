import { browserIdIn, interestEndpoints, isBot, visitorCookie, type JournalEntry } from '@qaima/schemas';
import type { Context } from 'koa';
import { environment } from '../../../config/environment';
import { newId } from '../../../database/ids';
import { inTransaction } from '../../../database/transaction';
import { HttpError } from '../../../errors/httpError';
import { createController } from '../../../api-runtime/registerRoutes';
import type { SignedIn } from '../../../http/sessions/session';
import { rows } from '../../../database/rows';
import { isVisible, WITH_SECTION } from '../../item/visibility';
import { findMenu, isInactive, refOf, mayAct } from '../../../menu-parts/menuAccess';
import { countReports } from '../counts';
import type { MenuRef } from '../../../api-runtime/access';

const NO_MENU = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const CLOSED = { ar: 'هذه القائمة متوقفة حاليًا.', en: 'This menu is not active at the moment.' };

function mustBeActive(menu: MenuRef | null): MenuRef {
  if (!menu) throw new HttpError(404, NO_MENU);
  if (isInactive(menu, Date.now())) throw new HttpError(404, CLOSED);
  return menu;
}

/** Finds the active menu of a visible item. @throws {HttpError} 404 */
async function menuOfSeenItem(documentId: string): Promise<MenuRef> {
  const item = await rows('api::item.item').findOne({
    where: { documentId },
    select: ['id', 'hide'],
    populate: { ...WITH_SECTION, menu: { select: ['id', 'documentId', 'inactiveFrom'] } },
  });
  const of = item?.menu;
  if (!item || !of || !isVisible(item)) throw new HttpError(404);
  return mustBeActive(refOf(of));
}

/** Counts a report if the caller is a guest: neither a bot nor a manager of the menu. */
async function report(
  ctx: Context,
  account: SignedIn | null,
  menu: MenuRef,
  seen: Pick<JournalEntry, 'kind' | 'id'>,
): Promise<null> {
  if (isBot(ctx.get('User-Agent')) || (account && (await mayAct(account, menu, 'orders')))) return null;
  const browser = browserIdIn(ctx.req.headers.cookie) ?? newId();
  ctx.append('Set-Cookie', visitorCookie(browser, environment().publicUrl.startsWith('https:')));
  await inTransaction(() => countReports([{ ...seen, at: Date.now(), browser }]));
  return null;
}

export default createController(interestEndpoints, {
  async record({ params: { itemId }, account, ctx }) {
    return report(ctx, account, await menuOfSeenItem(itemId), { kind: 'interest', id: itemId });
  },

  async visit({ params, account, ctx }) {
    const menu = mustBeActive(await findMenu(params.menuId));
    return report(ctx, account, menu, { kind: 'visit', id: menu.documentId });
  },
});
