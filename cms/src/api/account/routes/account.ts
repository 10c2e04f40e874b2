import { accountCalls } from '@qaima/schemas';
import { serve } from '../../../api-runtime/registerRoutes';
import account from '../controllers/account';

export default serve(accountCalls, account);
