import { menuImportEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/menu-import';

export default registerRoutes(menuImportEndpoints, controller);
