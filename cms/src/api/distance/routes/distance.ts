import { distanceCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/distance';

export default serve(distanceCalls, controller);
