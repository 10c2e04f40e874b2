import { menuCalls, type Menu } from '@qaima/schemas';
import type { Context } from 'koa';
import { mayManage } from '../../../contract/access';
import { Refusal } from '../../../contract/refusals';
import { ANSWERED, handles } from '../../../contract/serve';
import { publicJson } from '../../../public-menu/json';
import { send } from '../../../public-menu/send';
import { findMenu, type MenuRef } from '../admins';
import { listInactive, trashInactive } from '../inactive';
import { activate, addAdmin, createMenu, deactivate, removeAdmin } from '../menus';
import { checkUsername } from '../names';
import { changeSettings, initMenu, wholeMenu } from '../settings';

/** Staff calls name a menu that must exist. */
async function theMenu(id: string): Promise<MenuRef> {
  const menu = await findMenu(id);
  if (!menu) throw new Refusal(404, { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' });
  return menu;
}

/** Sends a kept answer past Koa, which would compute its headers anew. */
function sendKept(ctx: Context, kept: Awaited<ReturnType<typeof publicJson>>): typeof ANSWERED {
  ctx.respond = false;
  send(ctx.req, ctx.res, kept);
  return ANSWERED;
}

export default handles(menuCalls, {
  create: ({ body, account }) => createMenu(body, account),

  listInactive: () => listInactive(new Date()),
  removeInactive: ({ account }) => trashInactive(new Date(), account),

  async read({ account, params, language, ctx }): Promise<Menu | typeof ANSWERED> {
    const menu = account && (await findMenu(params.menuId));
    if (account && menu && (await mayManage(account, menu))) return wholeMenu(menu);
    return sendKept(ctx, await publicJson(params.menuId, language, Date.now()));
  },

  change: ({ menu, body, account, seen }) => changeSettings(menu, body, { by: account, seen }),
  init: ({ menu, body, account }) => initMenu(menu, body, account),

  checkUsername: ({ menu, params, language }) => checkUsername(menu, params.username, language),

  activate: async ({ params, account }) => activate(await theMenu(params.menuId), account),
  deactivate: async ({ params, query, account }) =>
    deactivate(await theMenu(params.menuId), query.schedule, new Date(), account),
  addAdmin: async ({ params, body, account }) => addAdmin(await theMenu(params.menuId), body.admin, account),
  removeAdmin: async ({ params, account }) => removeAdmin(await theMenu(params.menuId), params.username, account),
});
