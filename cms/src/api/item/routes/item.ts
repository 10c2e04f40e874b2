import { itemEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/item';

export default registerRoutes(itemEndpoints, controller);
