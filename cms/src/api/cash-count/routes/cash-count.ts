import { cashCountEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/cash-count';

export default registerRoutes(cashCountEndpoints, controller);
