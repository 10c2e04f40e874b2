import { itemImportEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/item-import';

export default registerRoutes(itemImportEndpoints, controller);
