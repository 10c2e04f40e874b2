import { comboEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/combo';

export default registerRoutes(comboEndpoints, controller);
