import { statsCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/stats';

export default serve(statsCalls, controller);
