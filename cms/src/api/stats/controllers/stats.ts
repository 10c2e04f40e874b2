import { statsEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { statsOf } from '../stats';

export default createController(statsEndpoints, {
  read: ({ menu, query }) => statsOf(menu, query.days, new Date()),
});
