import { accountEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { deviceOf, setSession, clearSession } from '../../../http/sessions/session';
import { listSessions } from '../../../http/sessions/store';
import { answerLogIn } from '../answerLogIn';
import { confirm } from '../confirm';
import { logIn } from '../logIn';
import { lookUp, me } from '../ownAccount';
import { changePassword, forgot, reset } from '../recovery';
import { endOtherSessions, endSession } from '../sessions';
import { signUp } from '../signUp';
import { resend, verify } from '../verification';

export default createController(accountEndpoints, {
  async signUp({ body, language, ctx }) {
    await setSession(ctx, await signUp(body, deviceOf(ctx), language));
  },

  async logIn({ body, language, ctx }) {
    return answerLogIn(ctx, await logIn(body, ctx, language));
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

  async changePassword({ principal, body, language }) {
    await changePassword(principal.session, body, language);
  },

  async confirm({ principal, body, language }) {
    await confirm(principal.session, body, language);
  },

  sessions: ({ principal: { session } }) => listSessions(session.account.id, session.id),

  async endOtherSessions({ principal }) {
    await endOtherSessions(principal.session);
  },

  async endSession({ params, principal, ctx }) {
    if (await endSession(principal.session, params.sessionId)) await clearSession(ctx);
  },

  async lookUp({ params }) {
    return lookUp(params.username);
  },
});
