/** Opens a session and notifies the owner about a new browser. */
import { DEFAULT_TIME_ZONE, type Language } from '@qaima/schemas';
import type { Context } from 'koa';
import { clientAddress } from '../../http/rate-limits/clientAddress';
import { newBrowserMail } from '../../mail/templates';
import { queueMail } from '../../mail/outbox';
import { knownDevice } from '../../http/sessions/knownDevice';
import { deviceOf } from '../../http/sessions/session';
import { openSession, type NewSession } from '../../http/sessions/store';
import { newId } from '../../database/ids';
import { inTransaction } from '../../database/transaction';
import { logSecurity } from '../../config/securityLog';
import { menuTimeZone } from '../menu-content/menuTimeZone';
import { memberships } from '../../menu-parts/members';
import { isStaff, type User } from './users';

/** The time zone of a user's first menu. */
async function timeZoneOf(user: number): Promise<string> {
  const [first] = await memberships({ user });
  return first ? menuTimeZone({ id: first.menuId }) : DEFAULT_TIME_ZONE;
}

/**
 * Opens a session. If the browser is new to the account, mails the account's owner, provided that the address is
 * verified. Joins the current transaction.
 * @param confirmed whether the user has just proved who they are, by more than a link
 */
export async function signIn(user: User, ctx: Context, language: Language, confirmed: boolean): Promise<NewSession> {
  const { id, name, username, email, verified } = user;
  const device = deviceOf(ctx);
  const isNew = knownDevice(ctx.req, id) === null;
  const opened = await inTransaction(async () => {
    if (isNew && email !== null && verified) {
      const time = { at: new Date(), timeZone: await timeZoneOf(id) };
      const letter = newBrowserMail({ name, email, language }, { username, device, time });
      await queueMail({ topic: `sign-in ${newId()}`, mail: letter });
    }
    return openSession(id, device, confirmed);
  });
  if (await isStaff(id)) logSecurity('staff-log-in', { account: id, client: clientAddress(ctx) });
  return opened;
}
