import { accountEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import account from '../controllers/account';

export default registerRoutes(accountEndpoints, account);
