import { priceChangeEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/price-change';

export default registerRoutes(priceChangeEndpoints, controller);
