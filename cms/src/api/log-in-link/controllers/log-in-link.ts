import { logInLinkEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { setSession } from '../../../http/sessions/session';
import { createLink, useLink } from '../logInLinks';

export default createController(logInLinkEndpoints, {
  create: ({ params, account }) => createLink(params.username, account),

  async use({ body, language, ctx }) {
    await setSession(ctx, await useLink(body.token, ctx, language));
  },
});
