import { logInLinkCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/log-in-link';

export default serve(logInLinkCalls, controller);
