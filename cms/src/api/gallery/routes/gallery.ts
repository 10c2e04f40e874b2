import { galleryCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/gallery';

export default serve(galleryCalls, controller);
