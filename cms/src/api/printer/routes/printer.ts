import { printerEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/printer';

export default registerRoutes(printerEndpoints, controller);
