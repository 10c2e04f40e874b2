import { itemBulkCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/item-bulk';

export default serve(itemBulkCalls, controller);
