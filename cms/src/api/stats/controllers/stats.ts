import { statsCalls } from '@qaima/schemas';
import { handles } from '../../../api-runtime/registerRoutes';
import { statsOf } from '../stats';

export default handles(statsCalls, {
  read: ({ menu, query }) => statsOf(menu, query.days, new Date()),
});
