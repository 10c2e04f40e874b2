import { itemBulkEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { bulk } from '../bulk';

export default createController(itemBulkEndpoints, {
  send: ({ menu, body, account }) => bulk(menu, account, body),
});
