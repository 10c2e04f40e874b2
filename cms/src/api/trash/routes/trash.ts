import { trashCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/trash';

export default serve(trashCalls, controller);
