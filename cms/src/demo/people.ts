/** The accounts of the demo, with passwords that this installation alone has. */
import { people, type DemoPerson } from '../../demo';
import { hashPassword } from '../api/account/passwordHash';
import { addUser, findByName } from '../api/account/users';
import { secretFor } from '../config/secrets';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly role: 'owner' | 'staff';
}

const passwordOf = (username: string) => secretFor(`demo password of ${username}`).slice(0, 16);

/** Makes those of the demo's people who are missing. @returns how each of them signs in */
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

/** The people who look after a demo menu. */
export const adminsOf = (menu: string): string[] =>
  people.filter(({ menus }) => menus.some((name) => name === menu)).map(({ username }) => username);

/** Who of the demo's people sells the menus. */
export function sellerOf(): Pick<DemoPerson, 'username' | 'name'> {
  const seller = people.find(({ role }) => role === 'staff');
  if (!seller) throw new Error('The demo has no staff.');
  return seller;
}
