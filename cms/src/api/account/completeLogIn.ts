import type { Language, SecondFactorInput } from '@qaima/schemas';
import type { Context } from 'koa';
import { logSecurity } from '../../config/securityLog';
import { inTransaction } from '../../database/transaction';
import { HttpError, invalidField } from '../../errors/httpError';
import { clientAddress } from '../../http/rate-limits/clientAddress';
import { limitAttempt } from '../../http/rate-limits/rateLimiter';
import { knownDevice } from '../../http/sessions/knownDevice';
import type { NewSession } from '../../http/sessions/store';
import { useFactorCode, WRONG_FACTOR_CODE } from './factors';
import { rememberBrowser, takeTicket, useTicket } from './logInTokens';
import { signIn } from './openSession';
import { findById } from './users';

const ENDED = {
  ar: 'انتهت مهلة هذا الدخول أو محاولاته. اكتب كلمة المرور من جديد.',
  en: 'This log-in took too long or too many tries. Please type your password again.',
};

/**
 * Completes a log-in by a second factor. A wrong code counts as a failed log-in.
 * @throws {HttpError} 400 for a wrong code or an ended ticket, 429 after too many failures
 */
export async function completeLogIn(
  { ticket, code, remember = false }: SecondFactorInput,
  ctx: Context,
  language: Language,
): Promise<NewSession> {
  const userId = await takeTicket(ticket);
  const user = userId === null ? null : await findById(userId);
  if (!user || user.blocked) throw new HttpError(400, ENDED);
  const { id, username: name } = user;
  const address = clientAddress(ctx);
  const attempt = { kind: 'login', name, address, device: knownDevice(ctx.req, id) } as const;
  if (!(await limitAttempt(attempt, async () => (await useFactorCode(id, code, language)) || null))) {
    logSecurity('factor-failed', { account: id, client: address });
    throw invalidField('/code', WRONG_FACTOR_CODE);
  }
  return inTransaction(async () => {
    if (!(await useTicket(ticket))) throw new HttpError(400, ENDED);
    if (remember) await rememberBrowser(ctx, id);
    return signIn(user, ctx, language, true);
  });
}
