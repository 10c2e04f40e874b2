import { menuEventEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/menu-event';

export default registerRoutes(menuEventEndpoints, controller);
