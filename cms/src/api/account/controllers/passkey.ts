import { passkeyEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { HttpError } from '../../../errors/httpError';
import { setSession } from '../../../http/sessions/session';
import { createPasskey, removePasskey } from '../factors';
import { logInByPasskey } from '../logIn';
import { newPasskeyOptions, passkeyChallenge } from '../passkeyOptions';
import { renamePasskey } from '../passkeys';

export default createController(passkeyEndpoints, {
  challenge: ({ ctx }) => passkeyChallenge(ctx),

  async logIn({ body, ctx, language }) {
    await setSession(ctx, await logInByPasskey(body.response, ctx, language));
  },

  start: ({ account, ctx }) => newPasskeyOptions(account, ctx),
  create: ({ account, body, ctx }) => createPasskey(account, body, ctx),

  async rename({ account, params, body }) {
    const renamed = await renamePasskey(account.id, params.passkeyId, body.title.trim());
    if (!renamed) throw new HttpError(404);
    return renamed;
  },

  async remove({ account, params }) {
    await removePasskey(account, params.passkeyId);
  },
});
