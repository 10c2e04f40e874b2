import { orderCalls } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/order';

export default registerRoutes(orderCalls, controller);
