/** A menu that a user creates for themselves, with the demo order that staff see. (docs/spec/domain.md#self-service) */
import {
  countryOfPhone,
  countryProposal,
  MENU_DEFAULTS,
  newSelfServiceOrder,
  normalizeAccountUsername,
  type Menu,
  type MenuCreateInput,
} from '@qaima/schemas';
import { runOnce } from '../../api-runtime/currentCall';
import { inTransaction } from '../../database/transaction';
import { invalidField } from '../../errors/httpError';
import type { SignedIn } from '../../http/sessions/store';
import { lockUser } from '../account/users';
import { insertOrder } from '../order/insertOrder';
import { withOrderNumberLock } from '../order/orderNumber';
import { assertMayCreateMenu } from './assertMayCreateMenu';
import { insertMenu } from './menus';
import { wholeMenu } from '../menu-content/settings';

const NOT_YOURS = {
  ar: 'تُنشئ القائمة لنفسك وحدك، ويضيف فريقنا المدراء الآخرين.',
  en: 'You can create a menu for yourself alone; our team adds other admins.',
};

/** The country of the owner's phone number, with this country's currency, time zone and labelling; empty if unknown. */
function regionalSettings(phone: string) {
  const country = countryOfPhone(phone);
  const proposal = country === null ? null : countryProposal(country);
  if (country === null || !proposal) return {};
  const { currency, timeZone, labelling } = proposal;
  return { country, currency, settings: { ...MENU_DEFAULTS.settings, timeZone, labelling } };
}

/** @throws {HttpError} 403 if the menu is for somebody else, or the account already owns one */
export async function createOwnMenu(
  { admins, language }: Pick<MenuCreateInput, 'admins' | 'language'>,
  owner: SignedIn,
): Promise<Menu> {
  const { username } = owner;
  const foreign = admins.findIndex((name) => normalizeAccountUsername(name) !== username);
  if (foreign >= 0) throw invalidField(`/admins/${foreign}`, NOT_YOURS, 403);
  const menu = await withOrderNumberLock(() =>
    inTransaction(() =>
      runOnce(async () => {
        // Locks the user's row. So of two concurrent requests, the second one waits and then finds the menu of the first
        // one.
        const user = await lockUser(owner.id);
        await assertMayCreateMenu(owner);
        const draft = { admins: [username], ...(language && { language }) };
        const made = await insertMenu(draft, owner, regionalSettings(user?.phone ?? ''));
        const { demoEndDate, ...order } = newSelfServiceOrder(new Date());
        await insertOrder({ ...order, client: owner, demoEnd: new Date(demoEndDate), menu: made }, owner);
        return made;
      }),
    ),
  );
  return wholeMenu(menu);
}
