import { branchEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/branch';

export default registerRoutes(branchEndpoints, controller);
