import { normaliseEmail, normaliseUserName, type Language, type LogIn } from '@qaima/schemas';
import type { Context } from 'koa';
import { Refusal } from '../../errors/httpError';
import { clientAddress } from '../../http/rate-limits/clientAddress';
import { limitAttempt, tooOften } from '../../http/rate-limits/rateLimits';
import { queues } from '../../http/rate-limits/queues';
import { knownDevice } from '../../http/sessions/knownDevice';
import type { Opened } from '../../http/sessions/store';
import { logSecurity } from '../../config/securityLog';
import { isPassword } from './passwordHash';
import { signIn } from './signIn';
import { findByEither } from './users';
import { WORDS } from './messages';

/**
 * A password takes tens of milliseconds of a processor. The strangers behind one address are checked one after another,
 * so that a flood from there delays only itself.
 */
const strangers = queues(20);

/** How long strangers are asked to wait while the queue of their address is full, in ms. */
const FULL_QUEUE_WAIT_MS = 1_000;

const typedName = (text: string) => (text.includes('@') ? normaliseEmail(text) : normaliseUserName(text));

/**
 * Opens a session for who knows the password. A name that nobody has costs the same and is refused by the same words.
 * @throws {Refusal} 401, or 429 after too many wrong ones
 */
export async function logIn({ username, password }: LogIn, ctx: Context, language: Language): Promise<Opened> {
  const user = await findByEither(username);
  const address = clientAddress(ctx);
  const device = user && knownDevice(ctx.req, user.id);
  const known = { account: user?.id ?? null, client: address };
  const check = () => isPassword(password, user?.passwordHash ?? null);
  const attempt = { kind: 'login', name: typedName(username), address, device } as const;
  try {
    const owner = await limitAttempt(attempt, async () => {
      const right = device === null ? await strangers(address, check) : await check();
      if (right === undefined) throw tooOften(FULL_QUEUE_WAIT_MS);
      return right && user !== null && !user.blocked ? user : null;
    });
    if (owner === null) throw new Refusal(401, WORDS.wrongLogIn);
    return await signIn(owner, ctx, language);
  } catch (error) {
    if (error instanceof Refusal) logSecurity(error.status === 429 ? 'log-in-slowed' : 'log-in-failed', known);
    throw error;
  }
}
