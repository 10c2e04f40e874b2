import { planEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/plan';

export default registerRoutes(planEndpoints, controller);
