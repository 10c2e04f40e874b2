import { receiveOptionEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/receive-option';

export default registerRoutes(receiveOptionEndpoints, controller);
