import { galleryCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/gallery';

export default serve(galleryCalls, controller);
