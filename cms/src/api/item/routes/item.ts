import { itemCalls } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/item';

export default registerRoutes(itemCalls, controller);
