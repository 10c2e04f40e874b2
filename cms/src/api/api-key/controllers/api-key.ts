import { apiKeyEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { listKeys, createKey, revokeKey } from '../apiKeys';

export default createController(apiKeyEndpoints, {
  list: ({ menu }) => listKeys(menu),
  create: ({ menu, body, account }) => createKey(menu, body, account),
  remove: ({ menu, params, account }) => revokeKey(menu, params.keyId, account),
});
