import { comboCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/combo';

export default serve(comboCalls, controller);
