import { trailCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/trail';

export default serve(trailCalls, controller);
