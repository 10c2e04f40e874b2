import { normaliseEmail, normaliseUserName, type LogIn } from '@qaima/schemas';
import type { Context } from 'koa';
import { Refusal } from '../../contract/refusals';
import { accountKey, forgive, limitAccount } from '../../limits/limits';
import { openSession } from '../../session/store';
import { isPassword } from './passwordHash';
import { findByEither } from './users';
import { WORDS } from './words';

/**
 * Opens a session for who knows the password. A name that nobody has costs the same and is refused by the same words.
 * @returns the session's token
 * @throws {Refusal} 401, or 429 after too many wrong ones
 */
export async function logIn({ username, password }: LogIn, ctx: Context): Promise<string> {
  const user = await findByEither(username);
  // Whoever is named by username and by address is one account, and is guessed at as one.
  const key = accountKey(user ?? (username.includes('@') ? normaliseEmail(username) : normaliseUserName(username)));
  await limitAccount('login', key);
  const right = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !right || user.blocked) throw new Refusal(401, WORDS.wrongLogIn);
  await forgive('login', ctx, key);
  return openSession(user.id);
}
