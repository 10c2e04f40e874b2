import { accountingEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/accounting';

export default registerRoutes(accountingEndpoints, controller);
