import { statsCalls } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { statsOf } from '../stats';

export default createController(statsCalls, {
  read: ({ menu, query }) => statsOf(menu, query.days, new Date()),
});
