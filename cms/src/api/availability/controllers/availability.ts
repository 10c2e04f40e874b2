import { availabilityEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { changeAvailability } from '../availability';

export default createController(availabilityEndpoints, {
  send: ({ menu, body }) => changeAvailability(menu, body),
});
