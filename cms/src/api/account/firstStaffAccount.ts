/** Creates the first staff account from the environment. (docs/spec/operations.md#first-staff-account) */
import { normalizeAccountUsername } from '@qaima/schemas';
import { environment } from '../../config/environment';
import { closeSessionsOf } from '../../http/sessions/store';
import { rows } from '../../database/rows';
import { isUniqueViolation } from '../../database/uniqueViolation';
import { inTransaction } from '../../database/transaction';
import { hashPassword, isPassword } from './passwordHash';
import { logSessionsEnded } from './sessions';
import { addUser, findByName, removeEmail, isStaff, grantStaffRole, setPassword, type User } from './users';

/** Creates the staff role in addition to Strapi's built-in roles. */
export async function createStaffRole(): Promise<void> {
  const roles = rows('plugin::users-permissions.role');
  if (await roles.findOne({ where: { type: 'staff' }, select: ['id'] })) return;
  await roles.create({ data: { name: 'Staff', description: 'The provider’s staff', type: 'staff' } });
}

/** Gives an existing account with the configured name the staff role and password. */
async function claim(user: User, password: string): Promise<void> {
  const [same, staff] = [await isPassword(password, user.passwordHash), await isStaff(user.id)];
  if (same && staff) return;
  const passwordHash = same ? user.passwordHash : await hashPassword(password);
  await inTransaction(async () => {
    if (!staff) await grantStaffRole(user.id);
    if (same || passwordHash === null) return;
    await setPassword(user.id, passwordHash, user.passwordHash);
    logSessionsEnded(user.id, await closeSessionsOf(user.id), 'by-environment');
    // The account's previous owner could otherwise reset the password by mail.
    if (!staff) await removeEmail(user.id);
  });
}

/**
 * Ensures that the staff account from the environment exists and has the configured password. Ends its sessions if
 * the password changes.
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
    // The name is taken: another process that started at the same time has created the account.
    if (!isUniqueViolation(error)) throw error;
  }
}
