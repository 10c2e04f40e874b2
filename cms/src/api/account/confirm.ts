import type { ConfirmationInput, Language } from '@qaima/schemas';
import { HttpError, invalidField } from '../../errors/httpError';
import { logSecurity } from '../../config/securityLog';
import { confirmSession, type StoredSession } from '../../http/sessions/store';
import { useFactorCode, WRONG_FACTOR_CODE } from './factors';
import { isPassword } from './passwordHash';
import { findById } from './users';
import { ERROR_MESSAGES } from './errorMessages';

/**
 * Confirms who uses a session, for calls that a stolen session must not make. (docs/spec/api.md#fresh-confirmation)
 * @throws {HttpError} 400 for a wrong password or code
 */
export async function confirm(
  { id, account }: StoredSession,
  { password = '', code }: ConfirmationInput,
  language: Language,
): Promise<void> {
  const user = await findById(account.id);
  if (!user) throw new HttpError(401);
  const isRight =
    code === undefined ? await isPassword(password, user.passwordHash) : await useFactorCode(user.id, code, language);
  if (!isRight) {
    logSecurity('confirmation-failed', { account: account.id });
    throw code === undefined
      ? invalidField('/password', ERROR_MESSAGES.wrongPassword)
      : invalidField('/code', WRONG_FACTOR_CODE);
  }
  await confirmSession(id);
}
