/** The first staff account, from the environment. (docs/spec/operations.md#first-staff-account) */
import { normalizeAccountUsername } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { closeSessionsOf } from '../../http/sessions/store';
import { rows } from '../../database/rows';
import { isUniqueViolation } from '../../database/uniqueViolation';
import { inTransaction } from '../../database/transaction';
import { hashPassword, isPassword } from './passwordHash';
import { logSessionsEnded } from './sessions';
import { addUser, findByName, removeEmail, isStaff, grantStaffRole, setPassword, type User } from './users';

/** Makes the role that staff have, for users and their rights are kept where Strapi keeps them. */
export async function createStaffRole(): Promise<void> {
  const roles = rows('plugin::users-permissions.role');
  if (await roles.findOne({ where: { type: 'staff' }, select: ['id'] })) return;
  await roles.create({ data: { name: 'Staff', description: 'The provider’s staff', type: 'staff' } });
}

/** Gives an account that has the name of the first staff account its role and its password. */
async function claim(user: User, password: string): Promise<void> {
  const [same, staff] = [await isPassword(password, user.passwordHash), await isStaff(user.id)];
  if (same && staff) return;
  const passwordHash = same ? user.passwordHash : await hashPassword(password);
  await inTransaction(async () => {
    if (!staff) await grantStaffRole(user.id);
    if (same || passwordHash === null) return;
    await setPassword(user.id, passwordHash, user.passwordHash);
    logSessionsEnded(user.id, await closeSessionsOf(user.id), 'by-environment');
    // Whoever signed up under the name before it was staff's could ask for a new password by their own mail.
    if (!staff) await removeEmail(user.id);
  });
}

/**
 * Sees to it that the staff account of the environment exists with its password. When the password was another one, its
 * sessions end.
 */
export async function createFirstStaff(): Promise<void> {
  const { staff } = environment();
  if (!staff) return;
  const username = normalizeAccountUsername(staff.username);
  const known = await findByName(username);
  if (known) return claim(known, staff.password);
  const passwordHash = await hashPassword(staff.password);
  try {
    await addUser({
      username,
      name: staff.username,
      phone: '',
      email: null,
      passwordHash,
      verified: true,
      role: 'staff',
    });
  } catch (error) {
    // Another process that starts at the same time was faster.
    if (!isUniqueViolation(error)) throw error;
  }
}
