import { publicImageCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/public-image';

export default serve(publicImageCalls, controller);
