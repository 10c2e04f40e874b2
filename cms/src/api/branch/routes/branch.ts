import { branchCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/branch';

export default serve(branchCalls, controller);
