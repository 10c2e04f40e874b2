import { receiveOptionEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { receiveOptions } from '../receive-option';

export default createController(receiveOptionEndpoints, {
  create: ({ menu, body }) => receiveOptions.create(menu, body),
  change: ({ menu, params, body, account, seen }) =>
    receiveOptions.change(menu, params.optionId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => receiveOptions.remove(menu, params.optionId, account),
});
