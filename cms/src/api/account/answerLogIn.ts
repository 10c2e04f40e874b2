/** What follows a right password or log-in link. (docs/spec/api.md#second-factor) */
import { successEnvelope, type Language, type LogInStep } from '@qaima/schemas';
import type { Context } from 'koa';
import { RAW_RESPONSE } from '../../api-runtime/registerRoutes';
import { setSession } from '../../http/sessions/session';
import type { NewSession } from '../../http/sessions/store';
import { waysToComplete } from './factors';
import { isRemembered, issueTicket } from './logInTokens';
import { signIn } from './openSession';
import type { User } from './users';

/** Opens a session, as `signIn` does. An account with a second factor gets a ticket instead, unless it is spared here. */
export async function signInOrAsk(
  user: User,
  ctx: Context,
  language: Language,
  confirmed: boolean,
): Promise<NewSession | LogInStep> {
  const factor = await waysToComplete(user.id);
  if (factor.length > 0 && !(await isRemembered(ctx, user.id))) return { factor, ticket: await issueTicket(user.id) };
  return signIn(user, ctx, language, confirmed);
}

/** Answers with a session, or with 202 and the step that is left. */
export async function answerLogIn(ctx: Context, opened: NewSession | LogInStep): Promise<null | typeof RAW_RESPONSE> {
  if ('token' in opened) {
    await setSession(ctx, opened);
    return null;
  }
  ctx.status = 202;
  ctx.body = successEnvelope(opened);
  return RAW_RESPONSE;
}
