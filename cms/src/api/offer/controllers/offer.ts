import { offerEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { readParts } from '../../../menu-parts/readParts';
import { offers } from '../offer';

export default createController(offerEndpoints, {
  list: ({ menu }) => readParts('offer', menu.id),
  create: ({ menu, body }) => offers.create(menu, body),
  change: ({ menu, params, body, account, seen }) => offers.change(menu, params.offerId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => offers.remove(menu, params.offerId, account),
});
