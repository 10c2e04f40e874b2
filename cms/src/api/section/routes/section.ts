import { sectionCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/section';

export default serve(sectionCalls, controller);
