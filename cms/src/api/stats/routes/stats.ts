import { statsCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/stats';

export default serve(statsCalls, controller);
