import { trashCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/trash';

export default serve(trashCalls, controller);
