import { distanceCalls } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/distance';

export default registerRoutes(distanceCalls, controller);
