import { orderCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/order';

export default serve(orderCalls, controller);
