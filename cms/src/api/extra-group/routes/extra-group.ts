import { extraGroupEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/extra-group';

export default registerRoutes(extraGroupEndpoints, controller);
