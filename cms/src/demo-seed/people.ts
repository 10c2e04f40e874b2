/** The demo's accounts. Their passwords are derived from the secret of this installation. */
import { people, type DemoPerson } from '../../demo-data';
import { hashPassword } from '../api/account/passwordHash';
import { addUser, findByName } from '../api/account/users';
import { secretFor } from '../config/secrets';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly role: 'owner' | 'staff';
}

const passwordOf = (username: string) => secretFor(`demo password of ${username}`).slice(0, 16);

/** Creates missing demo accounts. @returns their credentials */
export async function seedPeople(): Promise<readonly DemoAccount[]> {
  const logIns: DemoAccount[] = [];
  for (const { username, name, phone, email, role } of people) {
    const password = passwordOf(username);
    if (!(await findByName(username))) {
      const passwordHash = await hashPassword(password);
      const account = { username, name, phone, email, passwordHash, verified: true };
      await addUser(role === 'staff' ? { ...account, role } : account);
    }
    logIns.push({ username, password, role });
  }
  return logIns;
}

/** The admins of a demo menu. */
export const adminsOf = (menu: string): string[] =>
  people.filter(({ menus }) => menus.some((name) => name === menu)).map(({ username }) => username);

/** The demo's staff member who creates the orders. */
export function sellerOf(): Pick<DemoPerson, 'username' | 'name'> {
  const seller = people.find(({ role }) => role === 'staff');
  if (!seller) throw new Error('The demo has no staff.');
  return seller;
}
