import { frontServerEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/front-server';

export default registerRoutes(frontServerEndpoints, controller);
