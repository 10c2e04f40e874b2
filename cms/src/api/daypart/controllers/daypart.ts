import { daypartEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { dayparts } from '../daypart';

export default createController(daypartEndpoints, {
  create: ({ menu, body }) => dayparts.create(menu, body),
  change: ({ menu, params, body, account, seen }) =>
    dayparts.change(menu, params.daypartId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => dayparts.remove(menu, params.daypartId, account),
});
