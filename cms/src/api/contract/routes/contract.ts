import { openApiEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/contract';

export default registerRoutes(openApiEndpoints, controller);
