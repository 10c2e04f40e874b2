import { accountCalls } from '@qaima/schemas';
import { serve } from '../../../contract/serve';
import account from '../controllers/account';

export default serve(accountCalls, account);
