import { interestCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/interest';

export default serve(interestCalls, controller);
