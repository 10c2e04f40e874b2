import { menuCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/menu';

export default serve(menuCalls, controller);
