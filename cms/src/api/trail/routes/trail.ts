import { trailCalls } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/trail';

export default registerRoutes(trailCalls, controller);
