import { nutritionEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/nutrition';

export default registerRoutes(nutritionEndpoints, controller);
