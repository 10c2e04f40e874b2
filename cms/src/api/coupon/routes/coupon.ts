import { couponEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/coupon';

export default registerRoutes(couponEndpoints, controller);
