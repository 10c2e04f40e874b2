import { logInLinkCalls } from '@qaima/schemas';
import { handles } from '../../../contract/serve';
import { enter } from '../../../session/session';
import { makeLink, useLink } from '../logInLinks';

export default handles(logInLinkCalls, {
  create: ({ params, account }) => makeLink(params.username, account),

  async use({ body, language, ctx }) {
    await enter(ctx, await useLink(body.token, ctx, language));
  },
});
