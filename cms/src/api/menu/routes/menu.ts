import { menuCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/menu';

export default serve(menuCalls, controller);
