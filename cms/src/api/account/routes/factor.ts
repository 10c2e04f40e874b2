import { factorEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import factor from '../controllers/factor';

export default registerRoutes(factorEndpoints, factor);
