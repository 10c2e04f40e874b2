import { qrEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/qr';

export default registerRoutes(qrEndpoints, controller);
