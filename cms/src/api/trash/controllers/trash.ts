import { trashEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { preview, restore } from '../restore';
import { trashOf } from '../listTrash';

export default createController(trashEndpoints, {
  list: ({ menu, query }) => trashOf(menu, query),
  preview: ({ menu, params }) => preview(menu, params.trashId),
  restore: ({ menu, params }) => restore(menu, params.trashId),
});
