import { summaryMailEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/daily-summary';

export default registerRoutes(summaryMailEndpoints, controller);
