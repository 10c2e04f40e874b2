import { contractCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/contract';

export default serve(contractCalls, controller);
