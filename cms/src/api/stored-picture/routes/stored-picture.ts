import { storageCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/stored-picture';

export default serve(storageCalls, controller);
