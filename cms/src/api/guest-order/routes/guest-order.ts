import { guestOrderEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/guest-order';

export default registerRoutes(guestOrderEndpoints, controller);
