import { storageEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/stored-picture';

export default registerRoutes(storageEndpoints, controller);
