import { passkeyEndpoints } from '@qaima/schemas';
import { registerRoutes } from '../../../api-runtime/registerRoutes';
import passkey from '../controllers/passkey';

export default registerRoutes(passkeyEndpoints, passkey);
