import { accountEndpoints } from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError } from '../../../errors/httpError';
import { createController } from '../../../api-runtime/registerRoutes';
import { deviceOf, setSession, clearSession, sessionOf } from '../../../http/sessions/session';
import { listSessions, type StoredSession } from '../../../http/sessions/store';
import { logIn } from '../logIn';
import { lookUp, me } from '../ownAccount';
import { changePassword, forgot, reset } from '../recovery';
import { endOtherSessions, endSession } from '../sessions';
import { signUp } from '../signUp';
import { resend, verify } from '../verification';

/** The session of an authenticated request. */
async function currentSession(ctx: Context): Promise<StoredSession> {
  const held = await sessionOf(ctx);
  if (!held) throw new HttpError(401);
  return held;
}

export default createController(accountEndpoints, {
  async signUp({ body, language, ctx }) {
    await setSession(ctx, await signUp(body, deviceOf(ctx), language));
  },

  async logIn({ body, language, ctx }) {
    await setSession(ctx, await logIn(body, ctx, language));
  },

  async logOut({ ctx }) {
    await clearSession(ctx);
  },

  async verify({ account, query }) {
    await verify(account, query.otp);
  },

  async resend({ account, body, language }) {
    await resend(account, body.email, language);
  },

  async forgot({ body, language, ctx }) {
    await forgot(body, ctx, language);
  },

  async reset({ body, language, ctx }) {
    await reset(body, ctx, language);
  },

  async me({ account }) {
    return { user: await me(account) };
  },

  async changePassword({ body, language, ctx }) {
    await changePassword(await currentSession(ctx), body, language);
  },

  async sessions({ ctx }) {
    const { id, account } = await currentSession(ctx);
    return listSessions(account.id, id);
  },

  async endOtherSessions({ ctx }) {
    await endOtherSessions(await currentSession(ctx));
  },

  async endSession({ params, ctx }) {
    if (await endSession(await currentSession(ctx), params.sessionId)) await clearSession(ctx);
  },

  async lookUp({ params }) {
    return lookUp(params.username);
  },
});
