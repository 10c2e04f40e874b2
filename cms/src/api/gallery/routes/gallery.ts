import { galleryEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/gallery';

export default registerRoutes(galleryEndpoints, controller);
