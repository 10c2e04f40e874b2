import type { ConfirmationInput, Language } from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError, invalidField } from '../../errors/httpError';
import { logSecurity } from '../../config/securityLog';
import { confirmSession, type StoredSession } from '../../http/sessions/store';
import { isPassword } from './passwordHash';
import { findById } from './users';
import { useFactor, wrongFactor } from './useFactor';
import { ERROR_MESSAGES } from './errorMessages';

/**
 * Confirms who uses a session, for calls that a stolen session must not make. (docs/spec/api.md#fresh-confirmation)
 * @throws {HttpError} 400 for a wrong password, code or passkey
 */
export async function confirm(
  { id, account }: StoredSession,
  { password, ...given }: ConfirmationInput,
  ctx: Context,
  language: Language,
): Promise<void> {
  const user = await findById(account.id);
  if (!user) throw new HttpError(401);
  const isRight =
    password === undefined
      ? (await useFactor(ctx, user.id, given, language)) !== null
      : await isPassword(password, user.passwordHash);
  if (!isRight) {
    logSecurity('confirmation-failed', { account: account.id });
    throw password === undefined ? wrongFactor(given) : invalidField('/password', ERROR_MESSAGES.wrongPassword);
  }
  await confirmSession(id);
}
