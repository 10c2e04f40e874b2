/** Password reset and password change. (docs/spec/api.md#user-names-and-passwords) */
import {
  normalizeEmail,
  passwordIssues,
  type ForgotPasswordInput,
  type Language,
  type PasswordChangeInput,
  type PasswordResetInput,
} from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError, invalidField, invalidFields } from '../../errors/httpError';
import { clientAddress } from '../../http/rate-limits/clientAddress';
import type { Attempt, AttemptKind } from '../../http/rate-limits/logInAttempts';
import { limitAttempt } from '../../http/rate-limits/rateLimiter';
import { passwordChangedMail, recoveryMail } from '../../mail/templates';
import { queueMail } from '../../mail/outbox';
import { knownDevice, rememberDevice } from '../../http/sessions/knownDevice';
import { closeSessionsOf, type StoredSession } from '../../http/sessions/store';
import { inTransaction } from '../../database/transaction';
import { CODE_TTL_MS, deleteCode, ownerOf, reissueCode, tryCode, useCode } from './mailedCodes';
import { hashPassword, isPassword } from './passwordHash';
import { logSessionsEnded } from './sessions';
import { findByEmail, findById, setPassword, setVerified, type User } from './users';
import { ERROR_MESSAGES } from './errorMessages';

/** Mails the account's owner that the password changed, if the address is verified. */
async function tellOwner({ id, name, username, email, verified }: User, language: Language): Promise<void> {
  if (email === null || !verified) return;
  const letter = passwordChangedMail({ name, email, language }, username);
  await queueMail({ topic: `password of ${id}`, mail: letter });
}

const attemptOf = (kind: AttemptKind, email: string, user: User | null, ctx: Context): Attempt => ({
  kind,
  name: normalizeEmail(email),
  address: clientAddress(ctx),
  device: user && knownDevice(ctx.req, user.id),
});

/** Makes `limitAttempt` count every request instead of only failed ones, because each request may send a mail. */
const countedAlways = () => Promise.resolve(null);

/**
 * Mails a reset code, at most once a minute. An unknown address causes the same work without a mail, so neither the
 * response nor its duration reveals whether an account exists.
 */
export async function forgot({ email }: ForgotPasswordInput, ctx: Context, language: Language): Promise<void> {
  const user = await findByEmail(email);
  const known = user !== null && !user.blocked;
  await limitAttempt(attemptOf('forgot', email, user, ctx), countedAlways);
  await inTransaction(async () => {
    const code = await reissueCode('reset', email);
    if (code === null) return;
    await queueMail({
      topic: ownerOf('reset', email),
      mail: recoveryMail({ name: known ? user.name : '', email: normalizeEmail(email), language }, code),
      decoy: !known,
      maxAge: CODE_TTL_MS,
    });
  });
}

/**
 * Resets a password by a mailed code, ends all sessions and verifies the address.
 * @throws {HttpError} 400 for an invalid password or code
 */
export async function reset(asked: PasswordResetInput, ctx: Context, language: Language): Promise<void> {
  const user = await findByEmail(asked.email);
  const attempt = attemptOf('reset', asked.email, user, ctx);
  await limitAttempt(attempt, countedAlways);
  const faults = passwordIssues(asked);
  if (faults.length > 0) throw invalidFields(faults);
  const code = await tryCode('reset', asked.email, asked.code, attempt.device !== null);
  if (!code || !user || user.blocked) throw invalidField('/code', ERROR_MESSAGES.wrongCode);
  const named = passwordIssues({ ...asked, username: user.username });
  if (named.length > 0) throw invalidFields(named);
  const passwordHash = await hashPassword(asked.password);
  let ended = 0;
  const done = await inTransaction(async () => {
    if (!(await useCode(code)) || !(await setPassword(user.id, passwordHash, user.passwordHash))) return false;
    await setVerified(user.id);
    ended = await closeSessionsOf(user.id);
    await tellOwner({ ...user, verified: true }, language);
    return true;
  });
  if (!done) throw invalidField('/code', ERROR_MESSAGES.wrongCode);
  logSessionsEnded(user.id, ended, 'password-reset');
  // The code proves that this browser can read the owner's mail, so it counts as a known device.
  rememberDevice(ctx, user.id);
}

/**
 * Changes the password of a signed-in account. Ends its other sessions and invalidates its reset code.
 * @throws {HttpError} 400 for an invalid current or new password, 409 if the password changed meanwhile
 */
export async function changePassword(
  held: StoredSession,
  asked: PasswordChangeInput,
  language: Language,
): Promise<void> {
  const user = await findById(held.account.id);
  if (!user) throw new HttpError(401);
  const faults = passwordIssues({ ...asked, username: user.username, email: user.email });
  if (faults.length > 0) throw invalidFields(faults);
  if (!(await isPassword(asked.currentPassword, user.passwordHash))) {
    throw invalidField('/currentPassword', ERROR_MESSAGES.wrongPassword);
  }
  const passwordHash = await hashPassword(asked.password);
  const ended = await inTransaction(async () => {
    if (!(await setPassword(user.id, passwordHash, user.passwordHash))) throw new HttpError(409);
    if (user.email !== null) await deleteCode('reset', user.email);
    await tellOwner(user, language);
    return closeSessionsOf(user.id, held.id);
  });
  logSessionsEnded(user.id, ended, 'password-changed');
}
