import { orderCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/order';

export default serve(orderCalls, controller);
