import { trailCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/trail';

export default serve(trailCalls, controller);
