import { uploadEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/upload';

export default registerRoutes(uploadEndpoints, controller);
