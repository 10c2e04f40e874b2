import { tableEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/table';

export default registerRoutes(tableEndpoints, controller);
