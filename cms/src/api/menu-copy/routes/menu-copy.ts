import { menuCopyEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/menu-copy';

export default registerRoutes(menuCopyEndpoints, controller);
