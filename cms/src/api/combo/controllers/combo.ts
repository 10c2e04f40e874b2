import { comboEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { combos } from '../combo';

export default createController(comboEndpoints, {
  create: ({ menu, body }) => combos.create(menu, body),
  change: ({ menu, params, body, account, seen }) => combos.change(menu, params.comboId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => combos.remove(menu, params.comboId, account),
});
