import { qrCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/qr';

export default serve(qrCalls, controller);
