import type { Language, SecondFactorInput } from '@qaima/schemas';
import type { Context } from 'koa';
import { logSecurity } from '../../config/securityLog';
import { inTransaction } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import { clientAddress } from '../../http/rate-limits/clientAddress';
import { limitAttempt } from '../../http/rate-limits/rateLimiter';
import { knownDevice } from '../../http/sessions/knownDevice';
import type { NewSession } from '../../http/sessions/store';
import { rememberBrowser, takeTicket, useTicket } from './logInTokens';
import { signIn } from './openSession';
import { useFactor, wrongFactor } from './useFactor';
import { findById } from './users';

const ENDED = {
  ar: 'انتهت مهلة هذا الدخول أو محاولاته. اكتب كلمة المرور من جديد.',
  en: 'This log-in took too long or too many tries. Please type your password again.',
};

/**
 * Completes a log-in by a second factor. A wrong one counts as a failed log-in.
 * @throws {HttpError} 400 for a wrong factor or an ended ticket, 429 after too many failures
 */
export async function completeLogIn(
  { ticket, remember = false, ...given }: SecondFactorInput,
  ctx: Context,
  language: Language,
): Promise<NewSession> {
  const taken = await takeTicket(ticket);
  const user = taken && (await findById(taken.userId));
  if (!taken || !user || user.blocked) throw new HttpError(400, ENDED);
  const { id, username: name } = user;
  const address = clientAddress(ctx);
  const attempt = { kind: 'login', name, address, device: knownDevice(ctx.req, id) } as const;
  const factor = await limitAttempt(attempt, () => useFactor(ctx, id, given, language));
  if (factor === null) {
    logSecurity('factor-failed', { account: id, client: address });
    throw wrongFactor(given);
  }
  return inTransaction(async () => {
    if (!(await useTicket(ticket))) throw new HttpError(400, ENDED);
    if (remember) await rememberBrowser(ctx, id);
    return signIn(user, ctx, language, [taken.first, factor]);
  });
}
