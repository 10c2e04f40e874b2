import { statsEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/stats';

export default registerRoutes(statsEndpoints, controller);
