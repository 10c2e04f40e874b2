import { menuEndpoints, type Menu } from '@qaima/schemas';
import { HttpError } from '../../../errors/httpError';
import { createController } from '../../../api-runtime/registerRoutes';
import { findMenu, mayAct } from '../../../menu-parts/menuAccess';
import { listDeleted, restoreMenu } from '../deletedMenus';
import { listInactive, trashInactive, trashMenus } from '../inactiveMenus';
import { createOwnMenu } from '../createOwnMenu';
import { activate, addAdmin, createMenu, deactivate, removeAdmin } from '../menus';
import { deactivateMenus } from '../deactivateMenus';
import { checkUsername } from '../../../menu-parts/usernames';
import { listMenus } from '../staffMenus';
import { readPublicMenu } from '../../menu-content/publicMenu';
import { changeSettings, initMenu, wholeMenu } from '../../menu-content/settings';
import type { MenuRef } from '../../../api-runtime/access';

const NOT_IN_TRASH = {
  ar: 'هذه القائمة ليست بين القوائم المحذوفة؛ ربما استُعيدت، أو مضت عليها 30 يومًا.',
  en: 'This menu is not among the deleted ones: it may have been restored, or its 30 days are over.',
};

/** Finds a menu by id or short name. @throws {HttpError} 404 */
async function theMenu(id: string): Promise<MenuRef> {
  const menu = await findMenu(id);
  if (!menu) throw new HttpError(404, { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' });
  return menu;
}

export default createController(menuEndpoints, {
  create: async ({ body, account }) => (account.staff ? createMenu(body, account) : createOwnMenu(body, account)),

  list: ({ query }) => listMenus(query, new Date()),
  listInactive: () => listInactive(new Date()),
  deactivateMany: ({ body, account }) => deactivateMenus(body.menus, new Date(), account),
  removeInactive: ({ account }) => trashInactive(new Date(), account),

  trashMany: ({ body, account }) => trashMenus(body.menus, new Date(), account),

  listDeleted: () => listDeleted(),

  async restore({ params, account }) {
    const menu = await restoreMenu(params.menuId, account);
    if (!menu) throw new HttpError(404, NOT_IN_TRASH);
    return menu;
  },

  async read({ principal, menu: ofKey, params, ctx }): Promise<Menu> {
    // Keys are let in only with their menu in the path.
    if (ofKey) return wholeMenu(ofKey);
    const account = principal?.kind === 'session' ? principal.session.account : null;
    const menu = account && (await findMenu(params.menuId));
    if (account && menu && (await mayAct(account, menu, 'orders'))) return wholeMenu(menu);
    return readPublicMenu(params.menuId, ctx);
  },

  change: ({ menu, body, account, seen }) =>
    changeSettings(menu, body, { by: account, seen, secured: 'secured' in account && account.secured }),
  init: ({ menu, body, account }) => initMenu(menu, body, account),

  checkUsername: ({ menu, params, language }) => checkUsername(menu, params.username, language),

  activate: async ({ params, account, seen }) => activate(await theMenu(params.menuId), { by: account, seen }),
  deactivate: async ({ params, query, account, seen }) =>
    deactivate(await theMenu(params.menuId), query.schedule, new Date(), { by: account, seen }),
  addAdmin: async ({ params, body, account }) => addAdmin(await theMenu(params.menuId), body.admin, account),
  removeAdmin: async ({ params, account }) => removeAdmin(await theMenu(params.menuId), params.username, account),
});
