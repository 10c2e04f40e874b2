import { interestEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/interest';

export default registerRoutes(interestEndpoints, controller);
