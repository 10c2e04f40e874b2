import { uploadCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/upload';

export default serve(uploadCalls, controller);
