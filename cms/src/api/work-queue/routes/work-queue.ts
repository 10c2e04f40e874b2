import { workQueueEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/work-queue';

export default registerRoutes(workQueueEndpoints, controller);
