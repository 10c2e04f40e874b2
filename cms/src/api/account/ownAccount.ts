import type { Account } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { HttpError } from '../../errors/httpError';
import type { SignedIn } from '../../http/sessions/session';
import { rows } from '../../database/rows';
import { NOT_TRASHED } from '../menu/admins';
import { institutionOf, nameOf } from '../menu/readMenuColumns';
import { findById, findByName } from './users';
import { ERROR_MESSAGES } from './errorMessages';

/** The menus that an account manages, oldest first. */
async function menusOf(userId: number): Promise<Account['menus']> {
  const menus = await rows('api::menu.menu').findMany({
    where: { ...NOT_TRASHED, admins: { id: userId } },
    select: ['id', 'documentId', 'username', 'institution'],
    orderBy: [{ id: 'asc' }],
  });
  return menus.map((menu) => {
    const { name = '', logo = null } = institutionOf(menu);
    return { _id: menu.documentId, username: nameOf(menu), name, logo };
  });
}

export async function me({ id, staff }: SignedIn): Promise<Account> {
  const user = await findById(id);
  if (!user) throw new HttpError(401);
  const { name, username, email, phone, verified } = user;
  const { selfService } = environment();
  return { name, username, email: email ?? '', phone, verified, staff, selfService, menus: await menusOf(id) };
}

/** The profile that staff see. @throws {HttpError} 404 */
export async function lookUp(username: string): Promise<{ name: string; phone: string }> {
  const user = await findByName(username);
  if (!user) throw new HttpError(404, ERROR_MESSAGES.noUser);
  return { name: user.name, phone: user.phone };
}
