import { itemBulkEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/item-bulk';

export default registerRoutes(itemBulkEndpoints, controller);
