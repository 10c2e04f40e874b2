import { guestPaymentEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/order-payment';

export default registerRoutes(guestPaymentEndpoints, controller);
