import { specialHoursEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/special-hours';

export default registerRoutes(specialHoursEndpoints, controller);
