import { qrCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import controller from '../controllers/qr';

export default serve(qrCalls, controller);
