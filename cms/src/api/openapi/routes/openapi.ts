import { openApiEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/openapi';

export default registerRoutes(openApiEndpoints, controller);
