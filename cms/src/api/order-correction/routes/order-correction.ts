import { orderCorrectionEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/order-correction';

export default registerRoutes(orderCorrectionEndpoints, controller);
