import { itemCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/item';

export default serve(itemCalls, controller);
