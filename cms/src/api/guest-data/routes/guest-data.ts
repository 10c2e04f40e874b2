import { guestDataEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/guest-data';

export default registerRoutes(guestDataEndpoints, controller);
