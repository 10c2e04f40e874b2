import { paymentMethodEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/payment-method';

export default registerRoutes(paymentMethodEndpoints, controller);
