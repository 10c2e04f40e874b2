import { offerEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/offer';

export default registerRoutes(offerEndpoints, controller);
