import { sectionEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/section';

export default registerRoutes(sectionEndpoints, controller);
