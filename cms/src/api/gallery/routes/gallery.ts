import { galleryCalls } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/gallery';

export default registerRoutes(galleryCalls, controller);
