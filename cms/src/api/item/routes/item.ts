import { itemCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/item';

export default serve(itemCalls, controller);
