import { knownCurrency, type Account } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { HttpError } from '../../errors/httpError';
import type { SignedIn } from '../../http/sessions/session';
import { rows } from '../../database/rows';
import { memberships } from '../../menu-parts/members';
import { institutionOf, nameOf } from '../../menu-parts/readMenuColumns';
import { findById, findByName } from './users';
import { ERROR_MESSAGES } from './errorMessages';

/** The menus whose team includes this account, oldest first. */
async function menusOf(userId: number): Promise<Account['menus']> {
  const roles = new Map((await memberships({ user: userId })).map(({ menuId, role }) => [menuId, role]));
  const menus = await rows('api::menu.menu').findMany({
    where: { id: { $in: [...roles.keys()] } },
    select: ['id', 'documentId', 'username', 'institution', 'currency'],
    orderBy: [{ id: 'asc' }],
  });
  return menus.map((menu) => {
    const { name = '', logo = null } = institutionOf(menu);
    const currency = knownCurrency(menu.currency);
    const role = roles.get(menu.id) ?? 'orders';
    return { _id: menu.documentId, username: nameOf(menu), name, logo, currency, role };
  });
}

export async function me({ id, staff, secured }: SignedIn): Promise<Account> {
  const user = await findById(id);
  if (!user) throw new HttpError(401);
  const { name, username, email, phone, verified } = user;
  const { selfService, staffSecondFactor } = environment();
  const needsFactor = staff && !secured && staffSecondFactor !== 'off' ? { needsFactor: staffSecondFactor } : {};
  const own = { name, username, email: email ?? '', phone, verified, staff, ...needsFactor };
  return { ...own, selfService, menus: await menusOf(id) };
}

/** The profile that staff see. @throws {HttpError} 404 */
export async function lookUp(username: string): Promise<{ name: string; phone: string }> {
  const user = await findByName(username);
  if (!user) throw new HttpError(404, ERROR_MESSAGES.noUser);
  return { name: user.name, phone: user.phone };
}
