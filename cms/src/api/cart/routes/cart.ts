import { cartEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/cart';

export default registerRoutes(cartEndpoints, controller);
