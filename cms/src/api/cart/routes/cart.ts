import { cartCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/cart';

export default serve(cartCalls, controller);
