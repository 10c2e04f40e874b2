import { storageCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/stored-picture';

export default serve(storageCalls, controller);
