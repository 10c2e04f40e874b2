import { contractCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import controller from '../controllers/contract';

export default serve(contractCalls, controller);
