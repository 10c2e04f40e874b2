import { staffSearchEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { searchAll } from '../search';

export default createController(staffSearchEndpoints, {
  search: ({ query }) => searchAll(query),
});
