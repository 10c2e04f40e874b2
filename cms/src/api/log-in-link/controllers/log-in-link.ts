import { logInLinkCalls } from '@qaima/schemas';
import { handles } from '../../../api-runtime/registerRoutes';
import { enter } from '../../../http/sessions/session';
import { makeLink, useLink } from '../logInLinks';

export default handles(logInLinkCalls, {
  create: ({ params, account }) => makeLink(params.username, account),

  async use({ body, language, ctx }) {
    await enter(ctx, await useLink(body.token, ctx, language));
  },
});
