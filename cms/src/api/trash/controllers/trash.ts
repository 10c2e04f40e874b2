import { trashEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { restore } from '../restore';
import { trashOf } from '../trash';

export default createController(trashEndpoints, {
  list: ({ menu, query }) => trashOf(menu, query),
  restore: ({ menu, params }) => restore(menu, params.trashId),
});
