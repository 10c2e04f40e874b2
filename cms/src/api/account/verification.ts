/** Verification of the e-mail address. */
import type { Language } from '@qaima/schemas';
import { HttpError, invalidField } from '../../errors/httpError';
import { tooManyRequests } from '../../http/rate-limits/rateLimiter';
import type { SignedIn } from '../../http/sessions/session';
import { inTransaction } from '../../database/transaction';
import { resendDelay, reissueCode, tryCode, useCode } from './mailedCodes';
import { mailVerification } from './signUp';
import { findById, setVerified, type User } from './users';
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

/** Mails a new code. @throws {HttpError} 409 if already verified, 429 within a minute of the last one */
export async function resend(account: SignedIn, language: Language): Promise<void> {
  const { name, email } = await unverified(account);
  const sent = await inTransaction(async () => {
    const code = await reissueCode('verify', email);
    if (code !== null) await mailVerification({ name, email }, code, language);
    return code !== null;
  });
  if (!sent) throw tooManyRequests(await resendDelay('verify', email), ERROR_MESSAGES.justSent);
}
