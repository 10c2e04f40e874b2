import { orderCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';

export default serve(orderCalls, {});
