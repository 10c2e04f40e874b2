import { sentMessageEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/sent-message';

export default registerRoutes(sentMessageEndpoints, controller);
