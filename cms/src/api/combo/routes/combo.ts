import { comboCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/combo';

export default serve(comboCalls, controller);
