import { sectionCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/section';

export default serve(sectionCalls, controller);
