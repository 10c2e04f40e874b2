import { paymentMethodEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { readParts } from '../../../menu-parts/readParts';
import { paymentMethods } from '../paymentMethod';

export default createController(paymentMethodEndpoints, {
  list: ({ menu }) => readParts('paymentMethod', menu.id),
  create: ({ menu, body }) => paymentMethods.create(menu, body),
  change: ({ menu, params, body, account, seen }) =>
    paymentMethods.change(menu, params.methodId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => paymentMethods.remove(menu, params.methodId, account),
});
