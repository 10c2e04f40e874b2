import { receiveOptionCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/receive-option';

export default serve(receiveOptionCalls, controller);
