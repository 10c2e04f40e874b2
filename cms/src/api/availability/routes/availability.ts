import { availabilityEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/availability';

export default registerRoutes(availabilityEndpoints, controller);
