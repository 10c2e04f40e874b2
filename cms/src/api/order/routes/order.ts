import { orderEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/order';

export default registerRoutes(orderEndpoints, controller);
