import { teamEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/team';

export default registerRoutes(teamEndpoints, controller);
