import { daypartEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/daypart';

export default registerRoutes(daypartEndpoints, controller);
