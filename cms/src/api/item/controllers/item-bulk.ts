import { itemBulkCalls } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { bulk } from '../bulk';

export default createController(itemBulkCalls, {
  send: ({ menu, body, account }) => bulk(menu, account, body),
});
