import { specialHoursEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { specialHours } from '../special-hours';

export default createController(specialHoursEndpoints, {
  create: ({ menu, body }) => specialHours.create(menu, body),
  change: ({ menu, params, body, account, seen }) =>
    specialHours.change(menu, params.specialHoursId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => specialHours.remove(menu, params.specialHoursId, account),
});
