import { cloudPrintEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/cloud-print';

export default registerRoutes(cloudPrintEndpoints, controller);
