import { receiveOptionCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/receive-option';

export default serve(receiveOptionCalls, controller);
