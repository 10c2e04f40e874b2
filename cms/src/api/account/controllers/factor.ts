import { factorEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { setSession } from '../../../http/sessions/session';
import { completeLogIn } from '../completeLogIn';
import { confirmTotp, factorsOf, newTotp, removeFactors, renewRecoveryCodes } from '../factors';

export default createController(factorEndpoints, {
  async complete({ body, ctx, language }) {
    await setSession(ctx, await completeLogIn(body, ctx, language));
  },

  read: ({ account }) => factorsOf(account),
  startTotp: ({ account }) => newTotp(account),
  confirmTotp: ({ account, body }) => confirmTotp(account, body.code),

  async removeTotp({ account }) {
    await removeFactors(account.id);
  },

  renewRecovery: ({ account }) => renewRecoveryCodes(account),
});
