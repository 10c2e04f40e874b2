import { savedViewEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/saved-view';

export default registerRoutes(savedViewEndpoints, controller);
