import { distanceEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/distance';

export default registerRoutes(distanceEndpoints, controller);
