import { trashEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/trash';

export default registerRoutes(trashEndpoints, controller);
