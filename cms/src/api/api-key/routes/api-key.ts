import { apiKeyEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/api-key';

export default registerRoutes(apiKeyEndpoints, controller);
