import { cartCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/cart';

export default serve(cartCalls, controller);
