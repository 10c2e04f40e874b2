import { branchEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { branches } from '../branch';

export default createController(branchEndpoints, {
  create: ({ menu, body }) => branches.create(menu, body),
  change: ({ menu, params, body, account, seen }) =>
    branches.change(menu, params.branchId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => branches.remove(menu, params.branchId, account),
});
