import { clientEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/client';

export default registerRoutes(clientEndpoints, controller);
