import { uploadCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/upload';

export default serve(uploadCalls, controller);
