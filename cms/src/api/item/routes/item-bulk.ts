import { itemBulkCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/item-bulk';

export default serve(itemBulkCalls, controller);
