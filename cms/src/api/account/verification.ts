/** Verification of the e-mail address. */
import { normalizeEmail, type Language } from '@qaima/schemas';
import { HttpError, invalidField } from '../../errors/httpError';
import { isUniqueViolation } from '../../database/uniqueViolation';
import { accountKey, limitAccount, tooManyRequests } from '../../http/rate-limits/rateLimiter';
import type { SignedIn } from '../../http/sessions/session';
import { inTransaction } from '../../database/transaction';
import { deleteCode, issueCode, resendDelay, reissueCode, tryCode, useCode } from './mailedCodes';
import { mailVerification } from './signUp';
import { findByEmail, findById, setUnverifiedEmail, setVerified, type User } from './users';
import { ERROR_MESSAGES } from './errorMessages';

type Unverified = User & { readonly email: string };

async function unverified({ id }: SignedIn): Promise<Unverified> {
  const user = await findById(id);
  if (!user) throw new HttpError(401);
  if (user.verified) throw new HttpError(409, ERROR_MESSAGES.alreadyVerified);
  const { email } = user;
  if (email === null) throw new HttpError(409, ERROR_MESSAGES.noEmail);
  return { ...user, email };
}

/** Verifies the address by a code. @throws {HttpError} 400 for an invalid code, 409 if already verified */
export async function verify(account: SignedIn, otp: string): Promise<void> {
  const { id, email } = await unverified(account);
  const code = await tryCode('verify', email, otp);
  const verified =
    code !== null &&
    (await inTransaction(async () => {
      if (!(await useCode(code))) return false;
      await setVerified(id);
      return true;
    }));
  if (!verified) throw invalidField('/otp', ERROR_MESSAGES.wrongCode);
}

/**
 * Mails a new code. @param otherEmail replaces the account's address
 * @throws {HttpError} 409 if already verified or if the address is taken, 429 within a minute of the last one
 */
export async function resend(account: SignedIn, otherEmail: string | undefined, language: Language): Promise<void> {
  const { id, name, email } = await unverified(account);
  if (otherEmail !== undefined && normalizeEmail(otherEmail) !== email) {
    await changeEmail({ id, name, email }, otherEmail, language);
    return;
  }
  const sent = await inTransaction(async () => {
    const code = await reissueCode('verify', email);
    if (code !== null) await mailVerification({ name, email }, code, language);
    return code !== null;
  });
  if (!sent) throw tooManyRequests(await resendDelay('verify', email), ERROR_MESSAGES.justSent);
}

/** Replaces the address, ends the code that was mailed to the old one, and mails a code to the new one. */
async function changeEmail(
  { id, name, email }: Pick<Unverified, 'id' | 'name' | 'email'>,
  newEmail: string,
  language: Language,
): Promise<void> {
  await limitAccount('signup', accountKey(normalizeEmail(newEmail)));
  if (await findByEmail(newEmail)) throw invalidField('/email', ERROR_MESSAGES.emailTaken, 409);
  try {
    await inTransaction(async () => {
      if (!(await setUnverifiedEmail(id, newEmail))) throw new HttpError(409, ERROR_MESSAGES.alreadyVerified);
      await deleteCode('verify', email);
      await mailVerification({ name, email: newEmail }, await issueCode('verify', newEmail), language);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('/email', ERROR_MESSAGES.emailTaken, 409);
    throw error;
  }
}
