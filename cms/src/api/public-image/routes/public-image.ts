import { publicImageEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/public-image';

export default registerRoutes(publicImageEndpoints, controller);
