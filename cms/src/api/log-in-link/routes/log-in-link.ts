import { logInLinkCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/log-in-link';

export default serve(logInLinkCalls, controller);
