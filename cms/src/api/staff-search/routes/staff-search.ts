import { staffSearchEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/staff-search';

export default registerRoutes(staffSearchEndpoints, controller);
