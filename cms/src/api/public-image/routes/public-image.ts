import { publicImageCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/public-image';

export default serve(publicImageCalls, controller);
