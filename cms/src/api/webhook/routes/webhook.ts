import { webhookEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/webhook';

export default registerRoutes(webhookEndpoints, controller);
