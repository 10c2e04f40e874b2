import {
  normalizeEmail,
  normalizeAccountUsername,
  type Language,
  type LogInInput,
  type LogInStep,
} from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError } from '../../errors/httpError';
import { clientAddress } from '../../http/rate-limits/clientAddress';
import { limitAttempt, tooManyRequests } from '../../http/rate-limits/rateLimiter';
import { createQueuePerKey } from '../../jobs/queuePerKey';
import { knownDevice } from '../../http/sessions/knownDevice';
import type { NewSession } from '../../http/sessions/store';
import { logSecurity } from '../../config/securityLog';
import { signInOrAsk } from './answerLogIn';
import { isPassword } from './passwordHash';
import { findByEither } from './users';
import { ERROR_MESSAGES } from './errorMessages';

/**
 * Runs password checks of unknown browsers one at a time per client address. Hashing takes tens of milliseconds of
 * CPU; with this queue, a flood of log-ins delays only log-ins from its own address.
 */
const unknownBrowsers = createQueuePerKey(20);

/** The `Retry-After` in ms when the queue of a client address is full. */
const FULL_QUEUE_WAIT_MS = 1_000;

const typedName = (text: string) => (text.includes('@') ? normalizeEmail(text) : normalizeAccountUsername(text));

/**
 * Opens a session for valid credentials; an account with a second factor gets a ticket instead. An unknown name gets the
 * same message after the same time, so callers can't find out which names exist.
 * @throws {HttpError} 401, or 429 after too many failures
 */
export async function logIn(
  { username, password }: LogInInput,
  ctx: Context,
  language: Language,
): Promise<NewSession | LogInStep> {
  const user = await findByEither(username);
  const address = clientAddress(ctx);
  const device = user && knownDevice(ctx.req, user.id);
  const known = { account: user?.id ?? null, client: address };
  const check = () => isPassword(password, user?.passwordHash ?? null);
  const attempt = { kind: 'login', name: typedName(username), address, device } as const;
  try {
    const owner = await limitAttempt(attempt, async () => {
      const right = device === null ? await unknownBrowsers(address, check) : await check();
      if (right === undefined) throw tooManyRequests(FULL_QUEUE_WAIT_MS);
      return right && user !== null && !user.blocked ? user : null;
    });
    if (owner === null) throw new HttpError(401, ERROR_MESSAGES.wrongLogIn);
    return await signInOrAsk(owner, ctx, language, true);
  } catch (error) {
    if (error instanceof HttpError) logSecurity(error.status === 429 ? 'log-in-slowed' : 'log-in-failed', known);
    throw error;
  }
}
