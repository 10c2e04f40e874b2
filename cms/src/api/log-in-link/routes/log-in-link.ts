import { logInLinkEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/log-in-link';

export default registerRoutes(logInLinkEndpoints, controller);
