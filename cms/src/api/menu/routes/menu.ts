import { menuEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/menu';

export default registerRoutes(menuEndpoints, controller);
