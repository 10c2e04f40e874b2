import { deliveryEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/delivery';

export default registerRoutes(deliveryEndpoints, controller);
