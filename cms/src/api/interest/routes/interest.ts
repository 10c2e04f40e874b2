import { interestCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/interest';

export default serve(interestCalls, controller);
