import { distanceCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/distance';

export default serve(distanceCalls, controller);
