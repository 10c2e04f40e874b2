import { branchCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/branch';

export default serve(branchCalls, controller);
