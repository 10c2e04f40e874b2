import { logInLinkEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { answerLogIn } from '../../account/answerLogIn';
import { createLink, useLink } from '../logInLinks';

export default createController(logInLinkEndpoints, {
  create: ({ params, account }) => createLink(params.username, account),

  async use({ body, language, ctx }) {
    return answerLogIn(ctx, await useLink(body.token, ctx, language));
  },
});
